import Foundation

/// What a controller keeps of what it shows where there is nothing to show.
@MainActor
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    /// Whether the app is to be asked before the next layout, as it is before the first.
    var needsUpdate = true
    var view: (any UIView & UIContentView)?
    var state: UIContentUnavailableConfigurationState?
}

extension UIViewController {
    /// The traits, and what is looked for in the bar.
    var systemUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItemStorage?.searchController?.searchBar.text
        return state
    }

    /// Asks the app for what is to be shown, if that may be something else by now; called before the view lays out.
    package func updateUnavailableContentIfNeeded() {
        let isUsed = unavailable.configuration != nil
        if isUsed, !unavailable.needsUpdate, unavailable.state?.traitCollection != traitCollection { unavailable.needsUpdate = true }
        guard unavailable.needsUpdate else { return }
        unavailable.needsUpdate = false
        let state = contentUnavailableConfigurationState
        unavailable.state = state
        updateContentUnavailableConfiguration(using: state)
        showUnavailableContent()
    }

    /// Shows the configuration for the present state in the controller's view, above everything.
    func showUnavailableContent() {
        guard let view = viewIfLoaded else { return }
        guard let configuration = unavailable.configuration else {
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            return
        }
        let shown = configuration.updated(for: contentUnavailableConfigurationState)
        if let present = unavailable.view, present.supports(shown) {
            present.configuration = shown
        } else {
            unavailable.view?.removeFromSuperview()
            let made = shown.makeContentView()
            place(made, in: view)
            unavailable.view = made
        }
    }

    private func place(_ content: UIView, in view: UIView) {
        view.addSubview(content)
        guard let scrollView = view as? UIScrollView else {
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        // It stays where it is as the list scrolls.
        content.translatesAutoresizingMaskIntoConstraints = false
        let guide = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor), content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
