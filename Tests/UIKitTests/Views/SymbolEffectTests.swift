import Sessions
import Testing

@testable import UIKit

/// Symbols of image views and bars that move.
@MainActor @Suite(.session) struct SymbolEffectTests {
    private let controller = UIViewController()
    private let view = UIImageView(image: UIImage(systemName: "star"))
    private let stage: Stage

    init() {
        stage = Stage(controller)
        controller.view.addSubview(view)
        stage.advance(0.1)
    }

    private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
    private var opacity: Float { view.layer.presentation()?.opacity ?? -1 }

    @Test func aJumpEndsByItself() {
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce) { finished.append($0.isFinished && $0.sender === view) }
        stage.advance(0.1)
        #expect(scale > 1.01 && finished.isEmpty)
        stage.advance(0.6)
        #expect(scale == 1 && finished == [true] && view.symbolEffects.families.isEmpty)
        view.addSymbolEffect(.bounce, options: .repeat(2).speed(0.5))
        stage.advance(1.1)
        #expect(scale > 1.01)
        stage.advance(1.1)
        #expect(scale == 1)
    }

    @Test func aPauseComesAfterEachTime() {
        view.addSymbolEffect(.bounce, options: .repeat(.periodic(2, delay: 0.5)))
        stage.advance(0.1)
        #expect(scale > 1.01)
        stage.advance(0.6)
        #expect(scale == 1 && view.symbolEffects.families == ["bounce"])
        stage.advance(0.4)
        #expect(scale > 1.01)
        stage.advance(1.2)
        #expect(scale == 1 && view.symbolEffects.families.isEmpty)
    }

    @Test func aPulseGoesOnUntilItIsTakenAwayAndEndsItsRound() {
        var lines: [String] = []
        view.addSymbolEffect(.pulse) { lines.append("added \($0.isFinished)") }
        stage.advance(6.2)
        #expect(opacity < 0.9 && view.symbolEffects.families == ["pulse"])
        view.removeSymbolEffect(ofType: .pulse) { lines.append("removed \($0.isFinished)") }
        stage.advance(0.2)
        #expect(opacity < 0.9 && lines == ["added false"])
        stage.advance(1.2)
        #expect(opacity == 1 && lines == ["added false", "removed true"])
        view.addSymbolEffect(.pulse)
        stage.advance(0.4)
        view.removeAllSymbolEffects(animated: false)
        stage.advance(0.1)
        #expect(opacity == 1)
    }

    @Test func aScaleStaysAndGoesBack() {
        view.addSymbolEffect(.scale.up)
        stage.advance(1)
        #expect(abs(scale - 1.25) < 1e-6)
        view.addSymbolEffect(.scale.down, animated: false)
        stage.advance(0.1)
        #expect(abs(scale - 0.8) < 1e-6)
        view.removeSymbolEffect(ofType: .scale)
        stage.advance(0.1)
        #expect(scale > 0.8 && scale < 1)
        stage.advance(0.5)
        #expect(scale == 1)
    }

    @Test func aSymbolGoesAndComesBack() {
        view.addSymbolEffect(.disappear)
        stage.advance(1)
        #expect(opacity == 0 && view.alpha == 1)
        view.addSymbolEffect(.appear)
        stage.advance(0.15)
        #expect(opacity > 0 && opacity < 1)
        stage.advance(0.5)
        #expect(opacity == 1 && scale == 1)
    }

    @Test func whatIsNoSymbolDoesNotMove() {
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
        stage.advance(0.1)
        #expect(scale == 1 && finished == [false])
    }

    @Test func aSymbolTakesAnothersPlace() throws {
        let next = try #require(UIImage(systemName: "heart"))
        let old = view.layer.contents as AnyObject?
        var finished: [Bool] = []
        view.setSymbolImage(next, contentTransition: .replace) { finished.append($0.isFinished) }
        #expect(view.image === next)
        stage.advance(0.1)
        #expect(view.layer.presentation()?.contents as AnyObject? === old, "the picture before is shown while it goes")
        #expect(opacity < 1)
        stage.advance(0.2)
        #expect(view.layer.presentation()?.contents as AnyObject? === view.layer.contents as AnyObject? && finished.isEmpty)
        stage.advance(0.3)
        #expect(opacity == 1 && finished == [true])
    }

    @Test func symbolsInBarsMoveAndGoOnInNewButtons() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 393, height: 49))
        bar.items = [item]
        controller.view.addSubview(bar)
        stage.advance(0.1)
        func shown() throws -> UIImageView { try #require(item.barView as? BarButtonView).imageView }
        item.addSymbolEffect(.scale.up)
        stage.advance(0.5)
        #expect(try shown().layer.presentation().map { abs($0.transform.m11 - 1.25) < 1e-6 } == true)
        item.setSymbolImage(try #require(UIImage(systemName: "heart")), contentTransition: .replace)
        stage.advance(0.1)
        #expect(try shown().symbolEffects.families == ["scale"] && shown().layer.presentation().map { $0.opacity < 1 } == true)
        item.removeAllSymbolEffects()
        stage.advance(1)
        #expect(try shown().layer.presentation()?.transform.m11 == 1)
    }

    @Test func aSymbolThatIsInNoBarIsReplacedAtOnce() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        let next = try #require(UIImage(systemName: "heart"))
        item.setSymbolImage(next, contentTransition: .replace)
        #expect(item.image === next && item.symbolChange == nil)
    }

    @Test func viewsWithEffectsAreFreed() {
        weak var freed: UIImageView?
        do {
            let view = UIImageView(image: UIImage(systemName: "star"))
            controller.view.addSubview(view)
            view.addSymbolEffect(.pulse)
            stage.advance(0.2)
            view.removeFromSuperview()
            freed = view
        }
        stage.advance(0.2)
        #expect(freed == nil)
    }
}
