import Foundation
import SampanHost

/// Draws the screen's layers into the pixels that the host shows.
@MainActor
final class ScreenSurface {
    private let screen: UIScreen
    private var renderer: LayerRenderer?

    init(screen: UIScreen) { self.screen = screen }

    /// The screen has another size or scale: everything is drawn anew.
    func screenDidChange() { renderer = nil }

    /// Draws what changed; `nil` if nothing did.
    func frame(at time: CFTimeInterval) -> HostFrame? {
        let renderer = current
        let damage = renderer.render(at: time)
        guard !damage.isEmpty else { return nil }
        return HostFrame(
            pixels: renderer.pixels, width: renderer.pixelWidth, height: renderer.pixelHeight, bytesPerRow: renderer.bytesPerRow,
            damage: damage, time: time)
    }

    private var current: LayerRenderer {
        if let renderer { return renderer }
        let scale = screen.scale
        let made = LayerRenderer(
            rootLayer: screen.rootLayer, pixelWidth: Int((screen.bounds.width * scale).rounded()),
            pixelHeight: Int((screen.bounds.height * scale).rounded()), scale: scale)
        renderer = made
        return made
    }
}
