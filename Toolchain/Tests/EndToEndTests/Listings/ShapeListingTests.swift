import Articles
import Foundation
import Testing

/// The articles on shape layers: each listing drawn in an app, as the article describes it. The shapes' origin is at (100, 100).
@Suite(.serialized, .enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
struct ShapeListingTests {
    private static let names = [
        "cashapelayer-p1-01", "cashapelayer-p1-01-closed", "cashapelayer-p1-02", "cashapelayer-p1-03", "cashapelayer-p2-01",
        "cashapelayer-p2-02", "cashapelayer-p2-03", "cashapelayer-p2-04", "cashapelayer-p2-05", "cashapelayer-p2-06",
        "cashapelayer-p2-07", "cashapelayer-p2-08", "cashapelayer-p2-08-butt", "cashapelayer-p2-08-square", "cashapelayer-p2-09",
        "cashapelayer-p2-10", "cashapelayer-p2-11",
    ]
    /// All listings at rest: properties of layers change within a quarter of a second.
    private static let played = Result { try ListingApp.shared.get().play(names.map { ($0, [0.5]) }) }

    private func picture(_ name: String) throws -> Shape {
        let play = try Self.played.get()
        try #require(play.outcome.succeeded, "\(play.outcome.text)")
        return Shape(picture: try play.picture("\(name)@0.5"))
    }

    /// A picture in the coordinates of the view at (100, 100).
    private struct Shape {
        let picture: Picture
        func color(_ x: CGFloat, _ y: CGFloat) -> Picture.Color { picture.color(100 + x, 100 + y) }
        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { picture.isColor(Picture.red, 100 + x, 100 + y) }
        func isWhite(_ x: CGFloat, _ y: CGFloat) -> Bool { picture.isColor(Picture.white, 100 + x, 100 + y) }
    }

    @Test func everyListingIsPlayed() throws {
        let documents = try #require(Documents.besideCheckout)
        for article in ["cashapelayer-p1", "cashapelayer-p2"] {
            for listing in documents.listings(of: article) { #expect(Self.names.contains(listing.id)) }
        }
        let told = try Self.played.get().lines.filter { $0.hasPrefix("told ") }
        #expect(told == Self.names.map { "told \($0)" })
    }

    @Test func anOpenSquareIsFilledWholeAndStrokedOnThreeSides() throws {
        let open = try picture("cashapelayer-p1-01")
        #expect(open.color(50, 50) == Picture.yellow && open.color(0, 50) == Picture.yellow && open.isWhite(-0.5, 50))
        #expect(open.isRed(50, 0) && open.isRed(99.5, 50) && open.isRed(50, 99.5))
        let closed = try picture("cashapelayer-p1-01-closed")
        #expect(closed.color(50, 50) == Picture.yellow && closed.isRed(0, 50) && closed.isRed(-0.5, 50))
    }

    @Test func ovalsAndCirclesTouchTheirBounds() throws {
        let oval = try picture("cashapelayer-p1-02")
        #expect(oval.isRed(80, 0) && oval.isRed(80, 79.5) && oval.isRed(0, 40) && oval.isRed(159.5, 40))
        #expect(oval.isWhite(80, 40) && oval.isWhite(5, 5) && oval.isWhite(155, 75))
        let circle = try picture("cashapelayer-p1-03")
        for (x, y) in [(60.0, 0.0), (119.5, 60.0), (60.0, 119.5), (0.0, 60.0)] { #expect(circle.isRed(x, y)) }
        #expect(circle.isWhite(60, 60) && circle.isWhite(10, 10))
        let filled = try picture("cashapelayer-p2-06")
        #expect(filled.color(60, 60) == Picture.yellow && filled.isRed(60, 0) && filled.isWhite(10, 10))
    }

    @Test func strokeAndFillHaveTheirColors() throws {
        #expect(try picture("cashapelayer-p2-01").color(50, 0) == Picture.blue)
        let square = try picture("cashapelayer-p2-02")
        for (x, y) in [(50.0, 0.0), (99.5, 50.0), (50.0, 99.5), (0.0, 50.0)] { #expect(square.color(x, y) == Picture.blue) }
        #expect(square.isWhite(50, 50) && square.isWhite(50, 0.5))
        #expect(try picture("cashapelayer-p2-05").color(60, 60) == Picture.yellow)
    }

    @Test func strokesBeginAndEndWhereTheFractionsSay() throws {
        // The path is 400 long: 70 % are two sides and 80 of the bottom's 100 points, from the right.
        let end = try picture("cashapelayer-p2-03")
        #expect(end.isRed(50, 0) && end.isRed(99.5, 50) && end.isRed(20, 99.5) && end.isWhite(19, 99.5) && end.isWhite(0, 50))
        // 30 % are the top and 20 points of the right side.
        let start = try picture("cashapelayer-p2-04")
        #expect(start.isWhite(50, 0) && start.isWhite(99.5, 19) && start.isRed(99.5, 20.5) && start.isRed(50, 99.5) && start.isRed(0, 50))
    }

    @Test func linesAreAsWideAsTheySay() throws {
        let ring = try picture("cashapelayer-p2-07")
        #expect(ring.isRed(60, -9.5) && ring.isRed(60, 9) && ring.isWhite(60, -10.5) && ring.isWhite(60, 10.5))
    }

    @Test func capsEndLines() throws {
        // A line of width 12 from x = 10 at y = 10.
        let round = try picture("cashapelayer-p2-08")
        #expect(round.isRed(4.5, 10) && round.isWhite(4.5, 5) && round.isWhite(3.5, 10) && round.isRed(115, 10))
        let butt = try picture("cashapelayer-p2-08-butt")
        #expect(butt.isWhite(9.5, 10) && butt.isRed(10, 10) && butt.isRed(109.5, 10) && butt.isWhite(110, 10))
        let square = try picture("cashapelayer-p2-08-square")
        #expect(square.isRed(4, 4.5) && square.isWhite(3.5, 10) && square.isRed(115.5, 15.5) && square.isWhite(116, 10))
    }

    @Test func dashesRepeatUntilThePathEnds() throws {
        let plain = try picture("cashapelayer-p2-09")
        let mixed = try picture("cashapelayer-p2-10")
        for x in 10..<110 {
            #expect(plain.isRed(CGFloat(x), 10) == ((x - 10) % 20 < 5), "\(x)")
            let place = (x - 10) % 50
            #expect(mixed.isRed(CGFloat(x), 10) == (place < 5 || (15..<30).contains(place)), "\(x)")
        }
    }

    @Test func phasesShiftDashes() throws {
        let picture = try picture("cashapelayer-p2-11").picture
        // 47.12 is an eighth of the circle. The middle of each quarter of a dash and a gap, clockwise from the right.
        func dashes(_ index: Int) -> [Bool] {
            [11.25, 33.75, 56.25, 78.75].map { degrees in
                let angle = degrees * .pi / 180
                let center = CGPoint(x: 160, y: 160 + CGFloat(index) * 160)
                return picture.isColor(Picture.red, center.x + 60 * cos(angle), center.y + 60 * sin(angle), within: 40)
            }
        }
        #expect(dashes(0) == [true, true, false, false])
        #expect(dashes(1) == [true, false, false, true])
        #expect(dashes(2) == [false, true, true, false])
    }
}
