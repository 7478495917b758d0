import Foundation
import SampanHost
import UIKit

/// Shows notifications one over another at the top of the screen, the last in front, each for a few seconds.
@MainActor
final class BannerStack {
    private final class Shown {
        let notification: UNNotification
        let window: SystemWindow
        let banner: BannerView
        var timer: HostTimer?

        init(_ notification: UNNotification, _ window: SystemWindow, _ banner: BannerView) {
            (self.notification, self.window, self.banner) = (notification, window, banner)
        }
    }

    private var shown: [Shown] = []

    /// How long a banner stays, in seconds.
    private static let duration = 5.0
    /// How long it takes to come or go, in seconds.
    private static let movement = 0.4

    func notification(named name: String) -> UNNotification? {
        shown.last { $0.notification.request.identifier == name || $0.notification.request.content.title == name }?.notification
    }

    /// Shows a banner.
    ///
    /// - Parameter answer: is called with what the person does with it.
    func show(_ notification: UNNotification, answer: @escaping (NotificationAnswer) -> Void) {
        remove(notification)
        let screen = UIScreen.main
        let window = SystemWindow(frame: screen.bounds)
        let banner = BannerView(notification.request.content)
        let width = min(screen.bounds.width - 16, 398)
        let size = banner.fittingSize(width: width)
        // Under a notch, or over the status bar of a device that has none.
        let top = max(screen.safeAreaInsets.top - 6, 8)
        banner.frame = CGRect(origin: CGPoint(x: ((screen.bounds.width - width) / 2).rounded(), y: top), size: size)
        window.addSubview(banner)
        window.takesTouches = { [weak banner] point in banner?.frame.contains(point) ?? false }
        window.isHidden = false
        let entry = Shown(notification, window, banner)
        shown.append(entry)
        banner.onTap = { answer(.open) }
        banner.onSwipe = { [weak self, weak entry] in if let entry { self?.hide(entry) } }
        banner.transform = CGAffineTransform(translationX: 0, y: -(top + size.height))
        UIView.animate(
            withDuration: Self.movement, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction], animations: { banner.transform = .identity })
        entry.timer = HostTimer.schedule(after: Self.duration) { [weak self, weak entry] in if let entry { self?.hide(entry) } }
    }

    /// Takes a notification's banner away at once.
    func remove(_ notification: UNNotification) {
        for entry in shown where entry.notification.request.identifier == notification.request.identifier { close(entry) }
    }

    private func hide(_ entry: Shown) {
        entry.timer?.invalidate()
        UIView.animate(
            withDuration: Self.movement,
            animations: { entry.banner.transform = CGAffineTransform(translationX: 0, y: -entry.banner.frame.maxY) },
            completion: { [weak self] _ in self?.close(entry) })
    }

    private func close(_ entry: Shown) {
        entry.timer?.invalidate()
        entry.window.isHidden = true
        shown.removeAll { $0 === entry }
    }
}
