import AVKit
import SwiftUI

/// Shows a player with the system's controls, and a view over the pictures. See https://developer.apple.com/documentation/avkit/videoplayer.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Shows a player, with a view over the pictures and below the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    /// The controller, as a view.
    public var body: some View { PlayerControllerView(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The controller as a view.
private struct PlayerControllerView<Overlay: View>: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: Overlay

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        guard Overlay.self != EmptyView.self else { return controller }
        let hosting = UIHostingController(rootView: overlay)
        hosting.view.backgroundColor = .clear
        controller.loadViewIfNeeded()
        guard let place = controller.contentOverlayView else { return controller }
        controller.addChild(hosting)
        hosting.view.frame = place.bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(hosting.view)
        hosting.didMove(toParent: controller)
        return controller
    }

    func updateUIViewController(_ uiViewController: AVPlayerViewController, context: Context) {
        uiViewController.player = player
        (uiViewController.children.first as? UIHostingController<Overlay>)?.rootView = overlay
    }
}
