import SampanHost
import Testing

@testable import HostTerminal

@Suite struct TerminalInputTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var input = TerminalInput()
        return input.read(text.utf8) + input.pause()
    }

    @Test func charactersAreKeys() {
        #expect(events("a") == [.key(usage: 0x04, characters: "a", [])])
        #expect(events("Z") == [.key(usage: 0x1D, characters: "Z", .shift)])
        #expect(events("ở") == [.key(usage: 0, characters: "ở", [])])
        #expect(events("\r") == [.key(usage: 0x28, characters: "\r", [])])
        #expect(events("\u{1}") == [.key(usage: 0x04, characters: "a", .control)])
        #expect(events("\u{3}") == [.interrupt])
    }

    @Test func sequencesAreArrowsAndTheirLike() {
        #expect(events("\u{1B}[A\u{1B}OB") == [.key(usage: 0x52, characters: "", []), .key(usage: 0x51, characters: "", [])])
        #expect(events("\u{1B}[1;2C") == [.key(usage: 0x4F, characters: "", .shift)])
        #expect(events("\u{1B}[3~") == [.key(usage: 0x4C, characters: "", [])])
        #expect(events("\u{1B}") == [.key(usage: 0x29, characters: "\u{1B}", [])])
    }

    @Test func signsAreTheirKeysOnAKeyboardForAmericanEnglish() {
        #expect(
            events("0- ") == [
                .key(usage: 0x27, characters: "0", []), .key(usage: 0x2D, characters: "-", []), .key(usage: 0x2C, characters: " ", []),
            ])
        #expect(events("!#") == [.key(usage: 0x1E, characters: "!", .shift), .key(usage: 0x20, characters: "#", .shift)])
        #expect(
            events(";\"?") == [
                .key(usage: 0x33, characters: ";", []), .key(usage: 0x34, characters: "\"", .shift),
                .key(usage: 0x38, characters: "?", .shift),
            ])
    }

    @Test func functionKeysAreTold() {
        #expect(
            events("\u{1B}OP\u{1B}[15~\u{1B}[24;2~\u{1B}[1;5S\u{1B}[25~\u{1B}[2~") == [
                .key(usage: 0x3A, characters: "", []), .key(usage: 0x3E, characters: "", []), .key(usage: 0x45, characters: "", .shift),
                .key(usage: 0x3D, characters: "", .control), .key(usage: 0x68, characters: "", []), .key(usage: 0x49, characters: "", []),
            ])
        #expect(events("\u{1B}[?1;0;3S\u{1B}[16~") == [])
    }

    @Test func theMouseIsAFingerAndTheWheelPans() {
        #expect(
            events("\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m") == [
                .mouse(.began, column: 2, row: 4), .mouse(.moved, column: 3, row: 4), .mouse(.ended, column: 3, row: 4),
            ])
        #expect(
            events("\u{1B}[<64;1;1M\u{1B}[<65;1;1M") == [.wheel(steps: 1, column: 0, row: 0), .wheel(steps: -1, column: 0, row: 0)])
    }

    @Test func portionsMayEndAnywhere() {
        let text = "\u{1B}[<0;3;5Mở\u{1B}[A"
        var input = TerminalInput()
        let single = text.utf8.flatMap { input.read([$0]) }
        #expect(single == events(text))
    }

    @Test func nothingThatATerminalSendsIsTooStrange() {
        var state: UInt64 = 7
        for _ in 0..<2000 {
            var input = TerminalInput()
            let bytes = (0..<40).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let byte = UInt8(truncatingIfNeeded: state >> 33)
                return byte % 3 == 0 ? [0x1B, UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "9")][Int(byte) % 4] : byte
            }
            _ = input.read(bytes) + input.pause()
        }
        #expect(events("\u{1B}[<0;99999999999999999999;1M") == [.mouse(.began, column: 0, row: 0)])
        #expect(events("\u{1B}[" + String(repeating: "1;", count: 100) + "Ax").last == .key(usage: 0x1B, characters: "x", []))
    }
}
