import Golden
import QuartzCore
import Sessions
import Testing
import UIKit

@Suite(.session) @MainActor
struct TransitionTests {
    /// A card with a word and a mark in its upper left corner, so that sides and backs can be told apart.
    private static func face(_ word: String, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
        view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 90, height: 40))
        label.text = word
        label.textColor = .white
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 30)
        view.addSubview(label)
        let mark = UIView(frame: CGRect(x: 8, y: 8, width: 16, height: 16))
        mark.backgroundColor = .white
        view.addSubview(mark)
        return view
    }

    private let film = Film()
    private let card = UIView(frame: CGRect(x: 35, y: 30, width: 90, height: 100))
    private let old = face("Old", UIColor(red: 0.1, green: 0.3, blue: 0.7, alpha: 1))
    private let new = face("New", UIColor(red: 0.85, green: 0.4, blue: 0.1, alpha: 1))
    private static let fractions = [0, 0.25, 0.5, 0.75, 1]

    init() {
        film.controller.view.addSubview(card)
        card.addSubview(old)
        film.frame(after: 0.1)
    }

    private func frames(_ transition: UIView.AnimationOptions) -> [CGImage] {
        film.frames(at: Self.fractions) {
            UIView.transition(from: old, to: new, duration: 1, options: [transition, .curveLinear])
        }
    }

    private func isGround(_ pixel: SIMD4<Int>) -> Bool { pixel == SIMD4(235, 235, 235, 255) }
    private func isNew(_ pixel: SIMD4<Int>) -> Bool { pixel.x > 190 && pixel.z < 60 }
    private func isOld(_ pixel: SIMD4<Int>) -> Bool { pixel.x < 60 && pixel.z > 150 }

    /// The first and last pixel of a row or a column that is not ground.
    private func extent(_ picture: Bitmap, row: Int) -> ClosedRange<Int>? {
        let covered = (0..<160).filter { !isGround(picture[$0, row]) }
        return covered.isEmpty ? nil : covered.first!...covered.last!
    }

    private func extent(_ picture: Bitmap, column: Int) -> ClosedRange<Int>? {
        let covered = (0..<160).filter { !isGround(picture[column, $0]) }
        return covered.isEmpty ? nil : covered.first!...covered.last!
    }

    @Test(arguments: [
        (UIView.AnimationOptions.transitionFlipFromLeft, "flip-left"), (.transitionFlipFromRight, "flip-right"),
        (.transitionFlipFromTop, "flip-top"), (.transitionFlipFromBottom, "flip-bottom"),
    ])
    func flipsLookAsKept(_ transition: UIView.AnimationOptions, _ name: String) throws {
        #expect(Golden.difference(of: frames(transition), from: name) == nil)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.transitionCurlUp, "curl-up"), (.transitionCurlDown, "curl-down"),
        (.transitionCrossDissolve, "cross-dissolve"),
    ])
    func curlsAndDissolvesLookAsKept(_ transition: UIView.AnimationOptions, _ name: String) throws {
        #expect(Golden.difference(of: frames(transition), from: name) == nil)
    }

    @Test func everyTransitionBeginsWithTheOldAndEndsWithTheNew() {
        let shown = frames(.transitionFlipFromLeft).map { Bitmap($0) }
        #expect(isOld(shown[0][40, 120]) && isNew(shown[4][40, 120]))
        #expect(extent(shown[0], row: 80) == 35...124)
        #expect(extent(shown[4], row: 80) == 35...124)
    }

    @Test func atHalfTimeAFlipIsEdgeOn() {
        for transition in [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
        ] {
            let film = TransitionTests()
            let middle = Bitmap(film.frames(transition)[2])
            #expect((0..<160).allSatisfy { y in (0..<160).allSatisfy { x in isGround(middle[x, y]) } })
        }
    }

    /// In a flip from the left, the left side comes towards the eye: it looks larger while the old side is seen, and smaller afterwards,
    /// when it has gone to the right.
    @Test func aFlipFromTheLeftBringsItsLeftSideNearer() throws {
        let shown = frames(.transitionFlipFromLeft).map { Bitmap($0) }
        for (frame, isFirstHalf) in [(shown[1], true), (shown[3], false)] {
            let width = try #require(extent(frame, row: 80))
            let left = try #require(extent(frame, column: width.lowerBound + 2))
            let right = try #require(extent(frame, column: width.upperBound - 2))
            #expect((left.count > 100) == isFirstHalf && (right.count > 100) != isFirstHalf)
            #expect(width.count < 80 && width.count > 50)
        }
    }

    @Test func aFlipFromTheBottomBringsItsBottomNearer() throws {
        let shown = frames(.transitionFlipFromBottom).map { Bitmap($0) }
        let height = try #require(extent(shown[1], column: 80))
        let top = try #require(extent(shown[1], row: height.lowerBound + 2))
        let bottom = try #require(extent(shown[1], row: height.upperBound - 2))
        #expect(bottom.count > 90 && top.count < 90)
    }

    /// The card's edges are where a turn by 45° about the middle, seen from two diagonals away, puts them.
    @Test func flipsAreInTruePerspective() throws {
        let quarter = Bitmap(frames(.transitionFlipFromLeft)[1])
        let eye = 2 * hypot(90, 100.0), half = 45.0
        let (x, z) = (half * cos(Double.pi / 4), half * sin(Double.pi / 4))
        let width = try #require(extent(quarter, row: 80))
        #expect(abs(Double(width.lowerBound) - (80 - x / (1 - z / eye))) <= 1.5)
        #expect(abs(Double(width.upperBound + 1) - (80 + x / (1 + z / eye))) <= 1.5)
        let nearEdge = try #require(extent(quarter, column: width.lowerBound + 1))
        #expect(abs(Double(nearEdge.count) - 100 / (1 - z / eye)) <= 4)
    }

    @Test func aCrossDissolveAtHalfTimeIsTheMeanOfBothPictures() {
        let shown = frames(.transitionCrossDissolve).map { Bitmap($0) }
        for (index, mixed) in shown[2].bytes.enumerated() {
            let mean = (Double(shown[0].bytes[index]) + Double(shown[4].bytes[index])) / 2
            if abs(Double(mixed) - mean) > 1 {
                Issue.record("byte \(index): \(mixed) is not the mean \(mean)")
                return
            }
        }
    }

    /// The back of the page is paler than its front, and what is printed on it shows through mirrored.
    @Test func aCurlShowsThePagesBack() {
        let middle = Bitmap(frames(.transitionCurlUp)[2])
        var (fronts, backs, news) = (0, 0, 0)
        for y in 0..<160 {
            for x in 0..<160 {
                let pixel = middle[x, y]
                if isOld(pixel) { fronts += 1 }
                if isNew(pixel) { news += 1 }
                // The blue of the front, thinned by white.
                if pixel.z > pixel.x + 20, pixel.x > 110, pixel.z > 160 { backs += 1 }
            }
        }
        #expect(fronts > 500 && backs > 1000 && news > 1500)
        // The lower right corner is uncovered first.
        #expect(isNew(middle[120, 125]) && isOld(middle[40, 60]))
    }

    @Test func aCurlDownIsACurlUpRunBackwards() {
        let up = TransitionTests().frames(.transitionCurlUp).map { Bitmap($0) }
        let back = TransitionTests()
        back.old.removeFromSuperview()
        back.card.addSubview(back.new)
        back.film.frame(after: 0.1)
        let down = back.film.frames(at: Self.fractions) {
            UIView.transition(from: back.new, to: back.old, duration: 1, options: [.transitionCurlDown, .curveLinear])
        }.map { Bitmap($0) }
        for (a, b) in zip(up, down.reversed()) {
            let difference = zip(a.bytes, b.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
            #expect(Double(difference) / Double(a.bytes.count) < 0.5)
        }
    }

    // MARK: What transitions do to views

    @Test func viewsAreExchangedAtOnceAndTheCompletionComesAtTheEnd() {
        var finished: [Bool] = []
        UIView.transition(from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft) { finished.append($0) }
        #expect(old.superview == nil && new.superview === card)
        film.stage.advance(0.45)
        #expect(finished.isEmpty)
        film.stage.advance(0.1)
        #expect(finished == [true])
    }

    @Test func viewsCanBeHiddenAndShownInstead() {
        card.addSubview(new)
        new.isHidden = true
        UIView.transition(from: old, to: new, duration: 0.2, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(old.superview === card && old.isHidden && !new.isHidden)
        film.stage.advance(0.3)
    }

    @Test func aRepeatedTransitionGoesOnAndNeverCompletes() {
        var isOver = false
        UIView.transition(
            with: card, duration: 0.2, options: [.transitionCrossDissolve, .repeat],
            animations: { self.card.addSubview(self.new) }, completion: { _ in isOver = true })
        film.stage.advance(1.03)
        #expect(!isOver && card.layer.animationKeys() == [kCATransition])
        card.layer.removeAllAnimations()
        film.stage.advance(0.1)
        #expect(isOver)
    }

    @Test func withoutAnimatedContentTheBlocksOwnChangesAreMadeAtOnce() {
        UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve, animations: { self.old.alpha = 0.2 })
        film.stage.advance(0.5)
        #expect(old.layer.animationKeys() == nil)
        film.stage.advance(0.6)
        UIView.transition(
            with: card, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent], animations: { self.old.alpha = 1 })
        film.stage.advance(0.5)
        #expect(old.layer.animationKeys() == ["opacity"])
        film.stage.advance(0.6)
    }

    @Test func withoutATransitionChangesAreAnimated() {
        UIView.transition(with: card, duration: 1, options: .curveLinear, animations: { self.old.alpha = 0 })
        film.stage.advance(1.0 / 60)
        film.stage.advance(0.5)
        #expect(abs((old.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        film.stage.advance(1)
    }
}
