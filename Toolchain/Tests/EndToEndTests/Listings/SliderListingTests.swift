import Articles
import Foundation
import Testing

/// The article's slider with two thumbs, whole, in its storyboard, and dragged by a finger.
///
/// It is 335 points wide at (20, 200), its eleven points 29.1 points apart from x = 42; its track's middle is at y = 252.
@Suite(.serialized, .enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
struct SliderListingTests {
    private static let script = """
        settle
        tap 5 5
        screenshot start.png
        drag 42 252 to 137 252 over 0.5
        settle
        tap 5 5
        screenshot third.png
        drag 333 252 to 125 252 over 0.5
        settle
        tap 5 5
        screenshot same.png
        drag 129.3 252 to 240 252 over 0.5
        settle
        tap 5 5
        screenshot crossed.png
        drag 180 275 to 120 275 over 0.3
        settle
        tap 5 5
        """
    private static let played = Result { try ListingApp.shared.get().play(script, arguments: ["slider"]) }

    private let play: ListingApp.Play
    /// What the app told until each tap in the corner.
    private let parts: [[String]]

    init() throws {
        play = try Self.played.get()
        try #require(play.outcome.succeeded, "\(play.outcome.text)")
        parts = play.outcome.text.components(separatedBy: "labels:\n").map { $0.split(separator: "\n").map(String.init) }
        try #require(parts.count == 6, "\(play.outcome.text)")
    }

    private func labels(_ step: Int) -> [String] { parts[step + 1].filter { $0.hasPrefix("label ") }.map { String($0.dropFirst(6)) } }
    private func events(_ step: Int) -> [String] { parts[step].filter { $0.hasPrefix("scrolled ") || $0.hasPrefix("completion ") } }

    private static let track = 252.0
    private static func x(_ index: Int) -> CGFloat { 42 + 29.1 * CGFloat(index) }
    private static let orange = [255, 149, 0, 255], gray = [142, 142, 147, 255], thumb = [200, 0, 0, 255], bubble = [0, 100, 0, 255]
    private static let middleBubble = [100, 0, 100, 255], outside = [0, 0, 0, 255]

    /// The middles of the thumbs in a picture.
    private func thumbs(_ picture: Picture) -> [CGFloat] {
        (0...10).map(Self.x).filter { picture.isColor(Self.thumb, $0, Self.track, within: 10) }
    }

    @Test func thumbsBeginAtBothEnds() throws {
        let start = try play.picture("start")
        #expect(thumbs(start) == [Self.x(0), Self.x(10)])
        #expect(start.isColor([255, 128, 0, 255], 187, 252) || start.isColor(Self.orange, 187, 252), "\(start.color(187, 252))")
        #expect(start.isColor(Self.bubble, Self.x(0) - 8, 222) && start.isColor(Self.bubble, Self.x(10) - 8, 222))
        #expect(Set(labels(0)).isSuperset(of: ["10", "20"]))
    }

    @Test func aThumbSnapsToTheNearestPoint() throws {
        let third = try play.picture("third")
        #expect(thumbs(third) == [Self.x(3), Self.x(10)])
        #expect(third.isColor(third.color(55, 252), 85, 252) && !third.isColor(third.color(55, 252), 200, 252))
        // Points outside the range are marked.
        for index in 0..<3 { #expect(third.isColor(Self.outside, Self.x(index), Self.track, within: 10), "\(index)") }
        let events = events(1)
        #expect(events.contains("scrolled 3 10 true") && events.last == "completion 3 = 10")
        #expect(events.contains("scrolled 1 10 false") && events.contains("scrolled 2 10 false"), "\(play.outcome.text)")
        // The end is told once, when the finger is lifted; only the last moves' completions follow.
        #expect(events.filter { $0.hasSuffix("true") } == ["scrolled 3 10 true"])
        #expect(labels(1) == ["13", "20", "10", "20"] || Set(labels(1)) == ["13", "20", "10"])
    }

    @Test func thumbsAtOnePointShareABubble() throws {
        let same = try play.picture("same")
        #expect(thumbs(same) == [Self.x(3)])
        #expect(same.isColor(Self.middleBubble, Self.x(3) - 20, 222), "\(same.color(Self.x(3) - 20, 222))")
        #expect(labels(2).contains("13 - 13"))
        #expect(events(2).contains("scrolled 3 3 true") && events(2).last == "completion 3 = 3")
    }

    @Test func crossedThumbsSwapTheirTexts() throws {
        let crossed = try play.picture("crossed")
        #expect(thumbs(crossed) == [Self.x(3), Self.x(7)])
        #expect(events(3).contains("scrolled 3 7 true") && events(3).last == "completion 7 = 3")
        #expect(labels(3).contains("13") && labels(3).contains("17") && !labels(3).contains("13 - 13"))
        // Between the thumbs the track is as it was between them at first.
        let start = try play.picture("start")
        #expect(crossed.color(Self.x(5) + 10, 252) == start.color(187, 252) && crossed.color(60, 252) != start.color(187, 252))
    }

    @Test func fingersBesideTheThumbsMoveNothing() throws {
        #expect(labels(4) == labels(3))
    }
}
