import Foundation
import SampanHost

/// What the person chooses in the settings while the app runs, and what the app tells of itself.
extension AppRuntime {
    /// Gives texts another size: the traits change, then observers are told.
    func setContentSize(_ change: ContentSizeChange) {
        let sizes = UIContentSizeCategory.ordered
        let present = sizes.firstIndex(of: UITraitCollection.host.preferredContentSizeCategory) ?? 0
        let number =
            switch change {
            case .to(let size): ContentSize.allCases.firstIndex(of: size)!
            case .increment: min(present + 1, sizes.count - 1)
            case .decrement: max(present - 1, 0)
            }
        guard number != present else { return }
        let wasEnlarging = UILargeContentViewerInteraction.isEnabled
        UITraitCollection.host = UITraitCollection.host.with { $0.preferredContentSizeCategory = sizes[number] }
        WindowStack.shared.windows.forEach { $0.traitsMayHaveChanged() }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.sharedIfRunning,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: sizes[number]])
        if wasEnlarging != UILargeContentViewerInteraction.isEnabled {
            NotificationCenter.default.post(name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }

    /// Writes the language where the settings keep it, in the app's own defaults, and ends the app: it is read at launch only.
    func setLocale(_ name: String?) {
        if let name {
            UserDefaults.standard.set([name.replacing("_", with: "-")], forKey: "AppleLanguages")
        } else {
            UserDefaults.standard.removeObject(forKey: "AppleLanguages")
        }
        handle(.terminate)
    }

    package func show(_ menu: HostMenu) {
        guard UIApplication.sharedIfRunning?.applicationState != .background else { return handle(.foreground) }
        guard !SystemAlert.isShown else { return }
        let choices = menu.items.map { item in SystemAlert.Choice(item.title) { item.action() } }
        SystemAlert.ask(menu.title, message: nil, choices: choices + [SystemAlert.Choice("Cancel", isPreferred: true) {}])
        setNeedsFrame()
    }

    package func answer(to query: HostQuery) -> String {
        switch query {
        case .pasteboard: return UIPasteboard.general.string ?? ""
        case .contentSize:
            let number = UIContentSizeCategory.ordered.firstIndex(of: UITraitCollection.host.preferredContentSizeCategory)
            return number.map { ContentSize.allCases[$0].rawValue } ?? ""
        case .accessibility: return AssistiveCommands.list
        case .statusBar: return statusBar.looks.list
        case .previews: return (PreviewStage.current?.list ?? PreviewList(previews: [], shown: 0)).json
        }
    }
}
