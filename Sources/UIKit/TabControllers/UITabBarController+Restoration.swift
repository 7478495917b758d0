import Foundation

extension UITabBarController {
    private static let controllersKey = "UITabBarController.viewControllers"
    private static let selectedKey = "UITabBarController.selectedIndex"

    /// The tabs' controllers, and which of them is shown.
    func encodeTabs(with coder: NSCoder) {
        coder.encodeRestorable(viewControllers ?? [], forKey: Self.controllersKey)
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: Self.selectedKey) }
    }

    /// Shows the controllers that were shown, in their order: people may have changed that. One that is not kept leaves its place to what is
    /// there already.
    func decodeTabs(with coder: NSCoder) {
        let present = viewControllers ?? []
        let restored = coder.decodeRestorable(forKey: Self.controllersKey) ?? []
        let new = restored.enumerated().compactMap { index, controller in
            controller ?? (present.indices.contains(index) ? present[index] : nil)
        }
        if new.count == restored.count, !new.isEmpty, new != present, Set(new.map(ObjectIdentifier.init)).count == new.count {
            setViewControllers(new, animated: false)
        }
        guard coder.containsValue(forKey: Self.selectedKey) else { return }
        let index = coder.decodeInteger(forKey: Self.selectedKey)
        if viewControllers?.indices.contains(index) ?? false { selectedIndex = index }
    }
}
