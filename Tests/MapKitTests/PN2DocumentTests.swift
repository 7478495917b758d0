import Foundation
import Testing

@testable import MapKit

@Suite struct PN2DocumentTests {
    /// Version 2, one line of two points: one whole, one as a step.
    private static let line: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0x00, 0x78, 0xFF, 0x88, 0, 1, 0xFE, 3]

    @Test func pointsAreWholeOrStepsFromThose() throws {
        let document = try PN2Document(Data(Self.line), name: "x")
        #expect(document.outlines.count == 1 && document.outlines[0].kind == .line && document.outlines[0].feature == 7)
        let points = document.outlines[0].points
        #expect(points[0].latitude == 1 && points[0].longitude == -1)
        #expect(points[1].latitude == 118.0 / 120 && points[1].longitude == -117.0 / 120)
    }

    @Test(arguments: [
        ([1], "x: at byte 1: expected version 2, found 1"), (Array(line.dropLast()), "x: at byte 22: the file ends too early"),
        (Array(line.prefix(6)) + [9], "x: at byte 7: expected the kind of an outline, 0 to 4, found 9"),
        (
            Array(line.prefix(11)) + [0x7F, 0xFF, 0xFF, 0xFF],
            "x: at byte 15: 2147483647 points are more than the file has"
        ),
        (Array(line.prefix(15)) + [0x7F, 0, 0, 0, 0, 0], "x: at byte 21: a point is not on the earth"),
    ])
    func whatCannotBeReadIsToldWithItsPlace(_ bytes: [UInt8], _ message: String) {
        do {
            _ = try PN2Document(Data(bytes), name: "x")
            Issue.record("it was read")
        } catch {
            #expect("\(error)" == message)
        }
    }
}
