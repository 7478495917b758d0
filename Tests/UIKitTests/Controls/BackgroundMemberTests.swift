import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class BackgroundMemberTests {
    private let controller = UIViewController()
    private let cell = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    private lazy var stage: Stage = {
        controller.view.addSubview(cell)
        return Stage(controller)
    }()

    private func shown(_ configuration: UIBackgroundConfiguration) -> ConfiguredBackgroundView? {
        _ = stage
        var state = CellConfiguration()
        state.show(configuration, in: cell, for: UICellConfigurationState(traitCollection: cell.traitCollection))
        return cell.subviews.first as? ConfiguredBackgroundView
    }

    @Test func marginsAreAddedToTheInsetsAtTheEdgesThatSaySo() {
        _ = stage
        cell.insetsLayoutMarginsFromSafeArea = false
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11)
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        #expect(shown(configuration)?.frame == CGRect(x: 8, y: 1, width: 191, height: 69))
    }

    @Test func aShadowFollowsTheBackgroundsShapeAndGoesWithItsOpacity() {
        var configuration = UIBackgroundConfiguration.clear()
        #expect(shown(configuration)?.layer.shadowOpacity == 0)
        configuration.shadowProperties.opacity = 0.5
        configuration.shadowProperties.radius = 8
        let view = shown(configuration)
        #expect(view?.layer.shadowOpacity == 0.5 && view?.layer.shadowRadius == 8)
        #expect(view?.layer.shadowPath?.boundingBox == view?.bounds)
        #expect(configuration != UIBackgroundConfiguration.clear())
    }

    @Test func anEffectLiesBelowTheImage() {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.visualEffect = UIBlurEffect(style: .regular)
        configuration.image = UIImage.add
        let view = shown(configuration)
        #expect(view?.subviews.first is UIVisualEffectView && view?.subviews.count == 2)
        #expect(view?.subviews.last is UIImageView)
    }
}
