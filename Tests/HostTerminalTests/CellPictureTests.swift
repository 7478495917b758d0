import Foundation
import SampanHost
import Testing

@testable import HostTerminal

@Suite struct CellPictureTests {
    /// A frame of four pixels in a row, each repeated downwards.
    private func frame(_ pixels: [[UInt8]], height: Int, _ body: (HostFrame) -> Void) {
        let row = pixels.flatMap { pixel -> [UInt8] in [pixel[2], pixel[1], pixel[0], 255] }
        let bytes = Array(repeating: row, count: height).flatMap(\.self)
        bytes.withUnsafeBytes {
            body(
                HostFrame(
                    pixels: $0.baseAddress!, width: pixels.count, height: height, bytesPerRow: row.count, damage: [], time: 0))
        }
    }

    @Test func theScreenKeepsItsProportionsAndFitsTheTerminal() {
        let wide = CellPicture(screen: CGSize(width: 400, height: 800), terminal: (200, 50))
        #expect((wide.columns, wide.rows) == (50, 50))
        let narrow = CellPicture(screen: CGSize(width: 400, height: 800), terminal: (20, 50))
        #expect((narrow.columns, narrow.rows) == (20, 20))
        #expect(CellPicture(screen: CGSize(width: 400, height: 800), terminal: (0, 0)).columns == 1)
    }

    @Test func aCellIsTheMeanOfItsPixels() {
        var picture = CellPicture(screen: CGSize(width: 2, height: 2), terminal: (2, 1))
        frame([[255, 0, 0], [0, 0, 255], [0, 0, 0], [10, 20, 30]], height: 4) { _ = picture.show($0, isWhole: true) }
        #expect(picture.cells[0] == Array(repeating: CellColor(red: 127, green: 0, blue: 127), count: 2))
        #expect(picture.cells[1] == Array(repeating: CellColor(red: 5, green: 10, blue: 15), count: 2))
    }

    @Test func onlyWhatChangedIsSent() {
        var picture = CellPicture(screen: CGSize(width: 4, height: 2), terminal: (4, 1))
        frame([[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]], height: 2) { frame in
            #expect(
                picture.show(frame, isWhole: true) == "\u{1B}[1;1H\u{1B}[38;2;1;1;1m\u{1B}[48;2;1;1;1m▀▀▀▀")
            #expect(picture.show(frame, isWhole: false) == "")
        }
        frame([[1, 1, 1], [1, 1, 1], [9, 8, 7], [1, 1, 1]], height: 2) {
            #expect(picture.show($0, isWhole: false) == "\u{1B}[1;3H\u{1B}[38;2;9;8;7m\u{1B}[48;2;9;8;7m▀")
        }
    }

    @Test func aCellIsInTheMiddleOfItsPlaceOnScreen() {
        let screen = CGSize(width: 400, height: 800)
        let picture = CellPicture(screen: screen, terminal: (20, 50))
        #expect(picture.point(column: 0, row: 0, in: screen) == CGPoint(x: 10, y: 20))
        #expect(picture.point(column: 19, row: 19, in: screen) == CGPoint(x: 390, y: 780))
    }
}
