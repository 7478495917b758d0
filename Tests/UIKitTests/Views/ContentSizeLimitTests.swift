import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class ContentSizeLimitTests {
    private let controller = UIViewController()
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private lazy var stage: Stage = {
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        return Stage(controller)
    }()

    private func size(_ traits: any UITraitEnvironment) -> UIContentSizeCategory { traits.traitCollection.preferredContentSizeCategory }

    @Test func textIsNoLargerThanAViewAllowsThereAndBelow() {
        _ = stage
        let usual = size(controller.view)
        outer.maximumContentSizeCategory = .small
        #expect(usual > .small)
        #expect(size(outer) == .small && size(inner) == .small)
        #expect(size(controller.view) == usual)
        outer.maximumContentSizeCategory = nil
        #expect(size(outer) == usual && size(inner) == usual)
    }

    @Test func textIsNoSmallerThanAViewAllows() {
        _ = stage
        inner.minimumContentSizeCategory = .accessibilityLarge
        #expect(size(inner) == .accessibilityLarge)
        #expect(size(outer) < .accessibilityLarge)
    }

    @Test func aLimitThatDoesNotBindChangesNothing() {
        _ = stage
        let usual = size(inner)
        inner.minimumContentSizeCategory = .extraSmall
        inner.maximumContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(size(inner) == usual)
    }

    @Test func whoObservesTheTextSizeIsToldOfALimitAbove() {
        _ = stage
        var seen: [UIContentSizeCategory] = []
        inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
            seen.append(view.traitCollection.preferredContentSizeCategory)
        }
        outer.maximumContentSizeCategory = .small
        outer.maximumContentSizeCategory = .small
        #expect(seen == [.small])
    }

    @Test func aWindowsLimitHoldsForItsController() {
        stage.window.maximumContentSizeCategory = .small
        #expect(size(controller) == .small)
        #expect(size(inner) == .small)
    }

    @Test func theDescriptionNamesEveryViewThatLimitsFromTheInnermostOut() {
        _ = stage
        #expect(!inner.appliedContentSizeCategoryLimitsDescription.contains("maximum"))
        outer.maximumContentSizeCategory = .small
        inner.minimumContentSizeCategory = .extraSmall
        let lines = inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("minimum") == true && lines.last?.contains("maximum") == true)
    }
}
