import CSDL2
import Foundation
import SampanHost

/// An SDL window with one streaming texture of the window's pixels.
@MainActor
final class SDLWindow {
    let sdl: SDLFunctions
    let pointer: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    private var translator: EventTranslator
    /// Pixels a point.
    private(set) var scale: CGFloat = 1
    /// Points of the app for a unit of the window, where the display is too small for the device.
    private var zoom: CGFloat { translator.zoom }

    init(title: String, size: CGSize) throws {
        sdl = try SDL.load()
        // The desktop's own pointer and keys go on working while the app does; Ctrl+C ends it.
        _ = sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        _ = sdl.SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "best")
        _ = sdl.SetHint(SDL_HINT_IME_SHOW_UI, "1")
        guard sdl.InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw sdl.failure("No window can be opened") }
        let zoom = Self.zoom(for: size, sdl)
        translator = EventTranslator(zoom: zoom)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let position = Int32(bitPattern: 0x2FFF_0000)
        guard
            let pointer = sdl.CreateWindow(
                title, position, position, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded()), flags)
        else { throw sdl.failure("The window cannot be made") }
        self.pointer = pointer
        guard let renderer = sdl.CreateRenderer(pointer, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) ?? sdl.CreateRenderer(pointer, -1, 0)
        else {
            sdl.DestroyWindow(pointer)
            throw sdl.failure("The window cannot be drawn in")
        }
        self.renderer = renderer
        sdl.SetWindowMinimumSize(pointer, Int32(Self.smallest), Int32(Self.smallest))
        sdl.EnableScreenSaver()
        sdl.StopTextInput()
        var pixels: Int32 = 0
        var units: Int32 = 0
        _ = sdl.GetRendererOutputSize(renderer, &pixels, nil)
        sdl.GetWindowSize(pointer, &units, nil)
        scale = max(1, (CGFloat(pixels) / CGFloat(max(units, 1))).rounded())
    }

    isolated deinit {
        if let texture { sdl.DestroyTexture(texture) }
        sdl.DestroyRenderer(renderer)
        sdl.DestroyWindow(pointer)
        sdl.QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    /// A device that is higher than the desktop is shown smaller.
    private static func zoom(for size: CGSize, _ sdl: SDLFunctions) -> CGFloat {
        var bounds = SDL_Rect()
        guard sdl.GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return 1 }
        return min(1, CGFloat(bounds.h - 40) / size.height, CGFloat(bounds.w) / size.width)
    }

    func resize(to size: CGSize) { sdl.SetWindowSize(pointer, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded())) }

    /// Shows a picture for the window in the desktop's lists of windows. Returns whether SDL took it.
    @discardableResult func showIcon(_ icon: HostFrame) -> Bool {
        let (width, height) = (Int32(icon.width), Int32(icon.height))
        let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
        let pixels = UnsafeMutableRawPointer(mutating: icon.pixels)
        guard let surface = sdl.CreateRGBSurfaceWithFormatFrom(pixels, width, height, 32, Int32(icon.bytesPerRow), format) else {
            return false
        }
        // SDL takes a copy.
        sdl.SetWindowIcon(pointer, surface)
        sdl.FreeSurface(surface)
        return true
    }

    /// The window's smallest and largest size, in points.
    func limitSize(minimum: CGSize, maximum: CGSize) {
        // SDL takes no limit as none, and a window of no size is none.
        let largest = CGFloat(Int16.max)
        func units(_ length: CGFloat, atLeast least: CGFloat) -> Int32 { Int32(min(max(length * zoom, least), largest).rounded()) }
        sdl.SetWindowMinimumSize(
            pointer, units(minimum.width, atLeast: Self.smallest), units(minimum.height, atLeast: Self.smallest))
        sdl.SetWindowMaximumSize(
            pointer, units(maximum.width, atLeast: Self.smallest), units(maximum.height, atLeast: Self.smallest))
    }

    private static let smallest: CGFloat = 160

    func showPointer(_ isShown: Bool) { _ = sdl.ShowCursor(isShown ? SDL_ENABLE : SDL_DISABLE) }

    /// SDL keeps the screen saver off unless it is told otherwise.
    func keepAwake(_ isAwake: Bool) { if isAwake { sdl.DisableScreenSaver() } else { sdl.EnableScreenSaver() } }

    // MARK: Frames

    func show(_ frame: HostFrame) {
        if textureSize != (frame.width, frame.height) {
            if let texture { sdl.DestroyTexture(texture) }
            texture = sdl.CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(frame.width),
                Int32(frame.height))
            textureSize = (frame.width, frame.height)
            update(CGRect(x: 0, y: 0, width: frame.width, height: frame.height), frame)
        } else {
            for rect in frame.damage { update(rect, frame) }
        }
        _ = sdl.RenderClear(renderer)
        _ = sdl.RenderCopy(renderer, texture, nil, nil)
        sdl.RenderPresent(renderer)
    }

    private func update(_ damage: CGRect, _ frame: HostFrame) {
        let area = damage.integral.intersection(CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
        guard !area.isEmpty else { return }
        var rect = SDL_Rect(x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
        let start = frame.pixels + Int(area.minY) * frame.bytesPerRow + Int(area.minX) * 4
        _ = sdl.UpdateTexture(texture, &rect, start, Int32(frame.bytesPerRow))
    }

    // MARK: Text input

    private var takesText = false

    /// The desktop's clipboard, as text; empty is none.
    var clipboard: String? {
        get {
            guard let text = sdl.GetClipboardText() else { return nil }
            defer { sdl.free(text) }
            return text.pointee == 0 ? nil : String(cString: text)
        }
        set { _ = sdl.SetClipboardText(newValue ?? "") }
    }

    func setTextInput(active: Bool, caret: CGRect) {
        takesText = active
        guard active else { return sdl.StopTextInput() }
        var rect = SDL_Rect(
            x: Int32(caret.minX * zoom), y: Int32(caret.minY * zoom), w: Int32(caret.width * zoom), h: Int32(caret.height * zoom))
        sdl.SetTextInputRect(&rect)
        sdl.StartTextInput()
    }

    // MARK: Events

    func nextEvent() -> WindowEvent? {
        var event = SDL_Event()
        while sdl.PollEvent(&event) != 0 {
            let wasMouseDown = translator.isMouseDown
            let known = translator.translate(event, desktop)
            if translator.isMouseDown != wasMouseDown { _ = sdl.CaptureMouse(translator.isMouseDown ? SDL_TRUE : SDL_FALSE) }
            if case .exposed = known { redraw() }
            if let known { return known }
        }
        return nil
    }

    private var desktop: EventTranslator.Desktop {
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        _ = sdl.GetMouseState(&x, &y)
        sdl.GetWindowSize(pointer, &width, &height)
        return EventTranslator.Desktop(
            window: CGSize(width: CGFloat(width), height: CGFloat(height)), mouse: CGPoint(x: CGFloat(x), y: CGFloat(y)),
            isAltDown: sdl.GetModState().rawValue & KMOD_ALT.rawValue != 0,
            isCommandDown: sdl.GetModState().rawValue & KMOD_GUI.rawValue != 0, takesText: takesText)
    }

    /// Shows the last frame again, where the desktop lost it.
    private func redraw() {
        guard let texture else { return }
        _ = sdl.RenderCopy(renderer, texture, nil, nil)
        sdl.RenderPresent(renderer)
    }
}
