import Foundation
import Testing

@testable import SampanSound

/// Files of plain samples, as they are written and read.
@Suite struct SampleFileTests {
    private func url(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(name)")
    }

    private func samples(_ file: SampleFile) -> [Float] {
        let reader = file.reader()
        var samples = [Float](repeating: 0, count: file.frameCount * file.format.channelCount)
        let count = samples.withUnsafeMutableBufferPointer { reader.read(file.frameCount, into: $0.baseAddress!, isLive: false) }
        #expect(count == file.frameCount)
        return samples
    }

    @Test(arguments: [SampleFile.Kind.wav, .aiff, .caf], [1, 2, 3, 4])
    func whatIsWrittenIsReadInEveryKindOfFileAndWidth(_ kind: SampleFile.Kind, _ width: Int) throws {
        let url = url("sound")
        defer { try? FileManager.default.removeItem(at: url) }
        let format = SampleFormat(.integer, width: width, isBigEndian: false, sampleRate: 44_100, channelCount: 2)
        let writer = try SampleFileWriter(url, kind: kind, format: format)
        let written: [Float] = [0, 0.5, -0.5, 0.25, -1, 0.75]
        try written.withUnsafeBufferPointer { try writer.write($0) }
        let file = try #require(SampleFile(contentsOf: url))
        #expect(file.kind == kind && file.frameCount == 3 && file.format.sampleRate == 44_100 && file.format.channelCount == 2)
        let read = samples(file)
        #expect(zip(read, written).allSatisfy { abs($0 - $1) < 0.01 }, "\(read)")
    }

    @Test(arguments: [SampleFile.Kind.wav, .aiff, .caf])
    func numbersOfFloatingPointAreExact(_ kind: SampleFile.Kind) throws {
        let url = url("sound")
        defer { try? FileManager.default.removeItem(at: url) }
        let format = SampleFormat(.float, width: 4, isBigEndian: false, sampleRate: 22_050, channelCount: 1)
        let writer = try SampleFileWriter(url, kind: kind, format: format)
        for part in [[0.1, -0.2], [0.3]] as [[Float]] { try part.withUnsafeBufferPointer { try writer.write($0) } }
        let file = try #require(SampleFile(contentsOf: url))
        #expect(samples(file) == [0.1, -0.2, 0.3] && file.format.sampleRate == 22_050)
    }

    @Test func packetsOfIMA4AreUnpacked() throws {
        // A packet that begins at 256 with the smallest step, and whose nibbles are all 4: each adds a step and an eighth of it.
        var data = Data("caff".utf8) + Data([0, 1, 0, 0]) + Data("desc".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 32])
        withUnsafeBytes(of: Double(44_100).bitPattern.bigEndian) { data += Data($0) }
        data += Data("ima4".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 64, 0, 0, 0, 1, 0, 0, 0, 0])
        data += Data("data".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0]) + Data([1, 0]) + Data(repeating: 0x44, count: 32)
        let file = try #require(SampleFile(data))
        #expect(file.frameCount == 64)
        let read = samples(file).prefix(3).map { Int($0 * 32768) }
        // Steps of 7, 9 and 11.
        #expect(read == [263, 273, 285], "\(read)")
    }

    @Test(arguments: [0.5, 5e9, -8000, .infinity, .nan]) func ratesThatNoSoundHasAreNotRead(_ rate: Double) {
        func file(_ rate: Double) -> SampleFile? {
            var data = Data("caff".utf8) + Data([0, 1, 0, 0]) + Data("desc".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 32])
            withUnsafeBytes(of: rate.bitPattern.bigEndian) { data += Data($0) }
            data += Data("lpcm".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 16])
            return SampleFile(data + Data("data".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]) + Data([1, 2, 3, 4]))
        }
        #expect(file(8000)?.frameCount == 2 && file(rate) == nil)
    }

    @Test func lawsOfTelephonesAreDecoded() {
        let muLaw = SampleFormat(.muLaw, width: 1, isBigEndian: false, sampleRate: 8000, channelCount: 1)
        let aLaw = SampleFormat(.aLaw, width: 1, isBigEndian: false, sampleRate: 8000, channelCount: 1)
        func value(_ format: SampleFormat, _ byte: UInt8) -> Float { withUnsafePointer(to: byte) { format.sample(at: $0) * 32768 } }
        #expect(value(muLaw, 0xFF) == 0 && value(muLaw, 0x80) == 32_124 && value(muLaw, 0x00) == -32_124)
        #expect(value(aLaw, 0xD5) == 8 && value(aLaw, 0xAA) == 32_256 && value(aLaw, 0x2A) == -32_256)
    }

    @Test func damagedFilesAreNoneAndShortOnesEndWhereTheyEnd() throws {
        let url = url("wav")
        defer { try? FileManager.default.removeItem(at: url) }
        let format = SampleFormat(.integer, width: 2, isBigEndian: false, sampleRate: 8000, channelCount: 1)
        let writer = try SampleFileWriter(url, kind: .wav, format: format)
        try [Float](repeating: 0.5, count: 100).withUnsafeBufferPointer { try writer.write($0) }
        let data = try Data(contentsOf: url)
        for length in 0..<data.count { if let file = SampleFile(data.prefix(length)) { #expect(file.frameCount <= (length - 44) / 2) } }
        #expect(SampleFile(data.prefix(144))?.frameCount == 50 && SampleFile(Data("ID3".utf8)) == nil)
    }
}
