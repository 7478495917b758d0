import Foundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class ContentUnavailableTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    private func content(of controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test func everythingStandsInTheMiddleOneBelowTheOther() {
        let controller = UIViewController()
        let stage = Stage(controller)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.secondaryText = "There will be more."
        controller.contentUnavailableConfiguration = configuration
        stage.settle()
        let texts = labels(in: controller.view)
        #expect(texts.map(\.text) == ["Nothing", "There will be more."])
        let frames = texts.map { $0.convert($0.bounds, to: controller.view) }
        #expect(abs(frames[0].midX - controller.view.bounds.midX) <= 1)
        #expect(abs(frames[1].minY - frames[0].maxY - configuration.textToSecondaryTextPadding) <= 1)
        let block = frames[0].union(frames[1])
        let margins = controller.view.directionalLayoutMargins
        let (top, bottom) = (max(margins.top, 16), max(margins.bottom, 16))
        #expect(abs(block.midY - (top + controller.view.bounds.height - bottom) / 2) <= 1)
        controller.contentUnavailableConfiguration = nil
        #expect(content(of: controller) == nil)
    }

    @Test func aButtonDoesWhatItsActionSays() {
        let controller = UIViewController()
        let stage = Stage(controller)
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        stage.settle()
        let content = content(of: controller)!
        func buttons(_ view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) } }
        let shown = buttons(content).filter { !$0.isHidden }
        #expect(shown.count == 1)
        stage.tap(shown[0].convert(CGPoint(x: shown[0].bounds.midX, y: shown[0].bounds.midY), to: nil))
        #expect(taps == 1)
        configuration.buttonProperties.isEnabled = false
        controller.contentUnavailableConfiguration = configuration
        stage.settle()
        stage.tap(shown[0].convert(CGPoint(x: shown[0].bounds.midX, y: shown[0].bounds.midY), to: nil))
        #expect(taps == 1)
    }

    @Test func aSearchNamesWhatWasLookedFor() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.updated(for: state) == search)
        state.searchText = "pho"
        let named = search.updated(for: state)
        #expect(named.text?.contains("pho") == true && named.text != search.text)
        state.searchText = ""
        #expect(named.updated(for: state).text == search.text)
        var own = search
        own.text = "Nothing"
        state.searchText = "pho"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test func theAppIsAskedBeforeTheFirstLayoutAndWhenItSaysSo() {
        let controller = EmptyableController()
        let stage = Stage(controller)
        let first = controller.updates
        #expect(first >= 1)
        #expect(content(of: controller) != nil)
        stage.settle()
        #expect(controller.updates == first)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        #expect(controller.updates == first + 1)
        #expect(content(of: controller) == nil)
    }

    @Test func theSearchBarsTextIsInTheState() {
        let controller = EmptyableController()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let stage = Stage(UINavigationController(rootViewController: controller))
        search.searchBar.text = "bun"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        #expect(controller.contentUnavailableConfigurationState.searchText == "bun")
        #expect(controller.lastSearch == "bun")
    }

    @Test func contentStaysWhereItIsAsAListScrolls() {
        let controller = UITableViewController()
        let stage = Stage(controller)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        stage.settle()
        controller.tableView.contentOffset.y += 40
        stage.settle()
        let content = content(of: controller)!
        #expect(content.convert(content.bounds, to: nil) == controller.view.convert(controller.view.bounds, to: nil))
    }

    @Test func contentIsReleasedWithItsController() {
        weak var view: UIView?
        do {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
            view = content(of: controller)
            #expect(view != nil)
        }
        #expect(view == nil)
    }
}

private final class EmptyableController: UIViewController {
    var isEmpty = true
    var updates = 0
    var lastSearch: String?

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        lastSearch = state.searchText
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.empty() : nil
    }
}
