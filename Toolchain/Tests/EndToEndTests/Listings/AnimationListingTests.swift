import Articles
import Foundation
import Testing

/// The articles on animation: each listing played in an app, and looked at while time passes.
@Suite(.serialized, .enabled(if: Documents.besideCheckout != nil, "no ../shared/listings.json beside the checkout"))
struct AnimationListingTests {
    private static let plays: [(name: String, times: [Double])] = [
        ("animation-p1-01", [0]), ("animation-p1-02", [0]), ("animation-p1-02-animated", [0.5, 1.25]), ("animation-p1-03", [0]),
        ("animation-p1-03-animated", [0.5, 1.25]), ("animation-p1-04", [0]), ("animation-p1-04-animated", [0.5, 1.25]),
        ("animation-p1-05", [0, 1, 2.25]), ("animation-p2-01", [0, 2]), ("animation-p2-02", [0.5]),
        ("animation-p2-02-repeat", [5.5]), ("animation-p2-02-autoreverse", [2.5]), ("animation-p2-03", [0]),
        ("animation-p2-04", [2]), ("animation-p2-05", [0.5, 1, 1.1, 1.5, 2.25]),
        ("animation-p3-01", [0, 1, 3]), ("animation-p3-02", [0.4, 0.5, 0.6, 1.4]), ("animation-p3-03", [0, 0.5, 1.25]),
        ("animation-p3-04", [0, 1, 2, 3, 4.25]), ("animation-p3-05", [0.5, 1, 1.5, 2.25]),
    ]
    private static let played = Result { try ListingApp.shared.get().play(plays) }

    private let play: ListingApp.Play

    init() throws {
        play = try Self.played.get()
        try #require(play.outcome.succeeded, "\(play.outcome.text)")
    }

    private func picture(_ name: String, _ time: Double) throws -> Picture { try play.picture("\(name)@\(time)") }
    private func course(_ name: String) -> Course { Course(of: name, in: play.lines) }

    /// What a listing's screen told at its end.
    private func told(_ name: String) -> [String] {
        let rest = play.lines.drop { $0 != "told \(name)" }.dropFirst()
        return Array(rest.prefix { !$0.hasPrefix("told ") && !$0.hasPrefix("track ") })
    }

    @Test func everyListingIsPlayed() throws {
        let documents = try #require(Documents.besideCheckout)
        for article in ["animation-p1", "animation-p2", "animation-p3"] {
            for listing in documents.listings(of: article) { #expect(Self.plays.contains { $0.name == listing.id }) }
        }
        #expect(play.lines.filter { $0.hasPrefix("told ") } == Self.plays.map { "told \($0.name)" })
        #expect(told("animation-p1-01").first == "animation-p1-01 ran" && told("animation-p2-03").first == "animation-p2-03 ran")
    }

    // MARK: Part 1

    @Test func colorAlphaAndCornersChange() throws {
        let changed = try picture("animation-p1-02", 0)
        #expect(changed.color(150, 150) == [128, 0, 128, 255] && changed.color(102, 102) == Picture.white)
        // Half way from white at half alpha: the colour is half purple at three quarters, and the corners have a radius of 25.
        let half = try picture("animation-p1-02-animated", 0.5)
        #expect(half.isColor([207, 159, 207, 255], 150, 150, within: 4), "\(half.color(150, 150))")
        #expect(half.color(104, 104) == Picture.white && half.color(112, 112) != Picture.white)
        #expect(try picture("animation-p1-02-animated", 1.25).color(150, 150) == [128, 0, 128, 255])
    }

    @Test func aTransformTakesThePlaceOfTheOneBefore() throws {
        // Upside down where it was: neither twice as large nor lower.
        let turned = try picture("animation-p1-03", 0)
        #expect(turned.color(140, 205) == Picture.blue && turned.color(140, 275) == Picture.red)
        #expect(turned.color(140, 195) == Picture.white && turned.color(140, 285) == Picture.white)
        #expect(play.lines.contains("completed animation-p1-03-animated true"))
        #expect(try picture("animation-p1-03-animated", 1.25).color(140, 205) == Picture.blue)
    }

    @Test func originAndCenterMoveViews() throws {
        let moved = try picture("animation-p1-04", 0)
        #expect(moved.color(100, 100) == Picture.red && moved.color(179, 179) == Picture.blue)
        #expect(moved.color(99, 99) == Picture.white && moved.color(181, 181) == Picture.white)
        // From (20, 300) to (100, 100).
        let course = course("animation-p1-04-animated")
        let half = try #require(course.at(0.5))
        #expect(abs(half.x - 100) < 0.01 && abs(half.y - 240) < 0.01, "\(half)")
    }

    @Test func simultaneousAnimationsAddUp() throws {
        let course = course("animation-p1-05")
        let first = try #require(course.at(0))
        #expect(abs(first.alpha - 0.5) < 0.01 && abs(first.a - 1) < 0.01 && abs(first.b) < 0.01, "\(first)")
        let last = try #require(course.at(2.1))
        #expect(abs(last.scale - 4) < 1e-4 && abs(last.a - 4) < 1e-4 && last.alpha == 1)
        // Nothing jumps on the way.
        for (one, next) in zip(course.moments, course.moments.dropFirst()) where one.time > 0 {
            #expect(abs(one.a - next.a) < 0.35 && abs(one.b - next.b) < 0.35, "\(one.time)")
        }
        // 240 points wide around (190, 330), the red half on top.
        let shown = try picture("animation-p1-05", 2.25)
        #expect(shown.isColor(Picture.red, 75, 320) && shown.isColor(Picture.blue, 305, 340) && shown.color(65, 320) == Picture.white)
    }

    // MARK: Part 2

    @Test func aSpringOvershootsAsItsDampingSays() throws {
        let course = course("animation-p2-01")
        let top = try #require(course.moments.map(\.ty).max())
        // A ratio of 0.2 overshoots by exp(-0.2 pi / sqrt(1 - 0.04)), 52.7 %; no frame need be at the very top.
        #expect(top <= 305.4 && top > 299, "\(top)")
        let crossings = zip(course.moments, course.moments.dropFirst()).filter { ($0.ty - 200) * ($1.ty - 200) < 0 }
        #expect(crossings.count >= 4)
        #expect(try abs(#require(course.at(1.9)).ty - 200) < 1e-6)
        #expect(try picture("animation-p2-01", 0).color(140, 105) == Picture.red)
        let end = try picture("animation-p2-01", 2)
        #expect(end.color(140, 301) == Picture.red && end.color(140, 379) == Picture.blue && end.color(140, 299) == Picture.white)
    }

    @Test func repeatedAnimationsBeginAgain() throws {
        for name in ["animation-p2-02", "animation-p2-02-repeat"] {
            let course = course(name)
            #expect(try abs(#require(course.at(0.5)).ty - 100) < 0.5)
        }
        let course = course("animation-p2-02-repeat")
        for time in [0.25, 0.5, 0.75] {
            let value = try #require(course.at(time)).ty
            for turn in 1...4 { #expect(try abs(#require(course.at(time + Double(turn))).ty - value) < 0.01) }
        }
        #expect(try #require(course.at(0.95)).ty > 190 && #require(course.at(1.05)).ty < 10)
    }

    @Test func reversedAnimationsComeBackOnce() throws {
        let course = course("animation-p2-02-autoreverse")
        for (time, value) in [(0.0, 0.0), (0.5, 100), (1, 200), (1.5, 100), (1.95, 2)] {
            #expect(try abs(#require(course.at(time)).ty - value) < 3, "\(time)")
        }
        // Then the view is where its transform says.
        #expect(try abs(#require(course.at(2.1)).ty - 200) < 1e-6)
    }

    /// How far an animation that eases in and out has come: the curve through (0.42, 0) and (0.58, 1).
    private func eased(_ time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let u = (low + high) / 2
            let x = 3 * 0.42 * u * (1 - u) * (1 - u) + 3 * 0.58 * u * u * (1 - u) + u * u * u
            if x < time { low = u } else { high = u }
        }
        return 3 * low * low * (1 - low) + low * low * low
    }

    @Test func keyframesTakeFractionsOfTheWhole() throws {
        // The first quarter of 1.5 seconds, which are eased as a whole: it ends after 0.52 seconds.
        let one = course("animation-p2-04")
        let early = try #require(one.at(11.0 / 60)).ty
        #expect(abs(early - 200 * eased(11.0 / 90) / 0.25) < 0.01)
        #expect(try abs(#require(one.at(0.55)).ty - 200) < 1e-6 && abs(#require(one.at(1.4)).ty - 200) < 1e-6)

        let course = course("animation-p2-05")
        // Translated upwards, then turned by half a turn: downwards.
        let first = try #require(course.at(0.7))
        #expect(abs(first.a + 1) < 0.01 && abs(first.ty - 200) < 1, "\(first)")
        let second = try #require(course.at(1))
        #expect(abs(second.a - 1) < 0.01 && abs(second.tx + 150) < 1 && abs(second.ty - 200) < 1, "\(second)")
        for moment in course.moments where moment.time > 1.01 && moment.time < 1.11 {
            #expect(abs(moment.tx + 150) < 1e-6 && abs(moment.ty - 200) < 1e-6, "\(moment)")
        }
        for moment in course.moments where moment.time > 1.81 {
            #expect(abs(moment.a + 1) < 1e-6 && abs(moment.tx) < 1e-6 && abs(moment.ty) < 1e-6, "\(moment)")
        }
        // The picture around (240, 290) before; at the end of the second keyframe around (90, 490); then upside down in its place.
        #expect(try picture("animation-p2-05", 1.1).isColor(Picture.red, 90, 470))
        let end = try picture("animation-p2-05", 2.25)
        #expect(end.isColor(Picture.blue, 240, 260) && end.isColor(Picture.red, 240, 320))
    }

    // MARK: Part 3

    @Test func addedViewsDissolveInAgainAndAgain() throws {
        #expect(try picture("animation-p3-01", 0).color(180, 280) == Picture.white)
        for time in [1.0, 3.0] {
            #expect(try picture("animation-p3-01", time).isColor([127, 127, 255, 255], 180, 280, within: 6), "\(time)")
        }
        #expect(told("animation-p3-01") == ["added: true"])
    }

    @Test func aFlipFromTheLeftTurnsAboutTheVerticalAxis() throws {
        // Blue before the half, edge on at the half, red behind it; and again.
        let name = "animation-p3-02"
        let before = try picture(name, 0.4)
        #expect(before.isColor(Picture.blue, 180, 280, within: 60) && before.color(120, 280) == Picture.white)
        let edge = try picture(name, 0.5)
        #expect(edge.color(140, 280) == Picture.white && edge.color(220, 280) == Picture.white)
        let after = try picture(name, 0.6)
        #expect(after.isColor(Picture.red, 180, 280, within: 60) && after.color(120, 280) == Picture.white)
        #expect(try picture(name, 1.4).isColor(Picture.blue, 180, 280, within: 60))
        // It never completes.
        #expect(told(name) == ["removed: false"])
    }

    @Test func aCurlTurnsThePageAndThenRemovesIt() throws {
        let name = "animation-p3-03"
        #expect(try picture(name, 0).isColor(Picture.red, 180, 280))
        let half = try picture(name, 0.5)
        #expect(half.isColor(Picture.blue, 250, 350) && half.isColor(Picture.red, 105, 205, within: 60))
        #expect(try picture(name, 1.25).isColor(Picture.blue, 180, 280))
        #expect(told(name) == ["removed: true"])
    }

    @Test func aDissolveIsTheMeanOfBothAtHalfTime() throws {
        let name = "animation-p3-04"
        #expect(try picture(name, 0).color(180, 280) == Picture.blue)
        #expect(try picture(name, 2).isColor([127, 0, 127, 255], 180, 280, within: 3))
        #expect(try picture(name, 4.25).color(180, 280) == Picture.red)
        let (one, three) = (try picture(name, 1).color(180, 280), try picture(name, 3).color(180, 280))
        #expect(one[0] < three[0] && one[2] > three[2] && abs(one[0] - three[2]) < 4)
    }

    @Test func aFlipFromTheBottomTurnsAboutTheHorizontalAxis() throws {
        let name = "animation-p3-05"
        let quarter = try picture(name, 0.5)
        #expect(quarter.isColor(Picture.blue, 180, 280, within: 60) && quarter.color(180, 205) == Picture.white)
        let edge = try picture(name, 1)
        #expect(edge.color(180, 240) == Picture.white && edge.color(180, 320) == Picture.white)
        #expect(try picture(name, 1.5).isColor(Picture.red, 180, 280, within: 60))
        #expect(try picture(name, 2.25).color(180, 280) == Picture.red)
        #expect(told(name) == ["removed: true"])
    }
}
