import CSDL2
import Foundation
import Host

/// What a window tells its host.
enum WindowEvent {
    case host(HostEvent)
    case mouse(HostEvent.TouchPhase, CGPoint, isPinch: Bool)
    case resized(CGSize)
    case rotate
    case toggleAppearance
    case screenshot
    case exposed
}

/// SDL could not do what was asked.
struct SDLFailure: Error, CustomStringConvertible {
    let description: String

    init(_ doing: String) { description = "\(doing): \(String(cString: SDL_GetError()))" }
}

/// An SDL window with one streaming texture of the window's pixels.
@MainActor
final class SDLWindow {
    let pointer: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    private var isMouseDown = false
    /// Pixels a point.
    private(set) var scale: CGFloat = 1
    /// Points of the app for a unit of the window, where the display is too small for the device.
    private var zoom: CGFloat = 1

    init(title: String, size: CGSize) throws {
        // The desktop's own pointer and keys go on working while the app does; Ctrl+C ends it.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "best")
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { throw SDLFailure("No window can be opened") }
        zoom = Self.zoom(for: size)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let position = Int32(bitPattern: 0x2FFF_0000)
        guard
            let pointer = SDL_CreateWindow(
                title, position, position, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded()), flags)
        else { throw SDLFailure("The window cannot be made") }
        self.pointer = pointer
        guard let renderer = SDL_CreateRenderer(pointer, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) ?? SDL_CreateRenderer(pointer, -1, 0)
        else {
            SDL_DestroyWindow(pointer)
            throw SDLFailure("The window cannot be drawn in")
        }
        self.renderer = renderer
        SDL_SetWindowMinimumSize(pointer, 160, 160)
        SDL_StopTextInput()
        var pixels: Int32 = 0
        var units: Int32 = 0
        SDL_GetRendererOutputSize(renderer, &pixels, nil)
        SDL_GetWindowSize(pointer, &units, nil)
        scale = max(1, (CGFloat(pixels) / CGFloat(max(units, 1))).rounded())
    }

    isolated deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(pointer)
        SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    /// A device that is higher than the desktop is shown smaller.
    private static func zoom(for size: CGSize) -> CGFloat {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return 1 }
        return min(1, CGFloat(bounds.h - 40) / size.height, CGFloat(bounds.w) / size.width)
    }

    func resize(to size: CGSize) { SDL_SetWindowSize(pointer, Int32((size.width * zoom).rounded()), Int32((size.height * zoom).rounded())) }

    // MARK: Frames

    func show(_ frame: HostFrame) {
        if textureSize != (frame.width, frame.height) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(frame.width),
                Int32(frame.height))
            textureSize = (frame.width, frame.height)
            update(CGRect(x: 0, y: 0, width: frame.width, height: frame.height), frame)
        } else {
            for rect in frame.damage { update(rect, frame) }
        }
        SDL_RenderClear(renderer)
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    private func update(_ damage: CGRect, _ frame: HostFrame) {
        let area = damage.integral.intersection(CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
        guard !area.isEmpty else { return }
        var rect = SDL_Rect(x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
        let start = frame.pixels + Int(area.minY) * frame.bytesPerRow + Int(area.minX) * 4
        SDL_UpdateTexture(texture, &rect, start, Int32(frame.bytesPerRow))
    }

    /// Writes what is shown as a BMP file, named for the time, into the working directory.
    func writeScreenshot() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        guard let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888.rawValue) else { return }
        defer { SDL_FreeSurface(surface) }
        SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, surface.pointee.pixels, surface.pointee.pitch)
        let name = "screenshot-\(Int(Date().timeIntervalSince1970)).bmp"
        SDL_SaveBMP_RW(surface, SDL_RWFromFile(name, "wb"), 1)
        FileHandle.standardError.write(Data("sampan: wrote \(name)\n".utf8))
    }

    // MARK: Text input

    func setTextInput(active: Bool, caret: CGRect) {
        guard active else { return SDL_StopTextInput() }
        var rect = SDL_Rect(
            x: Int32(caret.minX * zoom), y: Int32(caret.minY * zoom), w: Int32(caret.width * zoom), h: Int32(caret.height * zoom))
        SDL_SetTextInputRect(&rect)
        SDL_StartTextInput()
    }

    // MARK: Events

    func nextEvent() -> WindowEvent? {
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            if let known = translate(event) { return known }
        }
        return nil
    }

    private func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) / zoom, y: CGFloat(y) / zoom) }

    private func translate(_ event: SDL_Event) -> WindowEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: return .host(.terminate)
        case SDL_MOUSEBUTTONDOWN where event.button.button == 1 && event.button.which != UInt32.max:
            isMouseDown = true
            SDL_CaptureMouse(SDL_TRUE)
            return .mouse(.began, point(event.button.x, event.button.y), isPinch: isDown(KMOD_ALT))
        case SDL_MOUSEMOTION where isMouseDown && event.motion.which != UInt32.max:
            return .mouse(.moved, point(event.motion.x, event.motion.y), isPinch: false)
        case SDL_MOUSEBUTTONUP where event.button.button == 1 && isMouseDown:
            isMouseDown = false
            SDL_CaptureMouse(SDL_FALSE)
            return .mouse(.ended, point(event.button.x, event.button.y), isPinch: false)
        case SDL_FINGERDOWN: return finger(event.tfinger, .began)
        case SDL_FINGERMOTION: return finger(event.tfinger, .moved)
        case SDL_FINGERUP: return finger(event.tfinger, .ended)
        case SDL_MOUSEWHEEL: return wheel(event.wheel)
        case SDL_KEYDOWN: return key(event.key, isDown: true)
        case SDL_KEYUP: return key(event.key, isDown: false)
        case SDL_TEXTINPUT: return .host(.text(withUnsafeBytes(of: event.text.text) { Self.string($0) }))
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) { Self.string($0) }
            let start = Int(max(0, event.edit.start))
            return .host(.markedText(text, selection: start..<(start + Int(max(0, event.edit.length)))))
        case SDL_WINDOWEVENT: return windowEvent(event.window)
        default: return nil
        }
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

    private func isDown(_ modifier: SDL_Keymod) -> Bool { SDL_GetModState().rawValue & modifier.rawValue != 0 }

    private func finger(_ event: SDL_TouchFingerEvent, _ phase: HostEvent.TouchPhase) -> WindowEvent {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(pointer, &width, &height)
        let location = CGPoint(x: CGFloat(event.x) * CGFloat(width) / zoom, y: CGFloat(event.y) * CGFloat(height) / zoom)
        // The mouse is finger 0, and 1 in a pinch.
        return .host(.touch(id: 2 + Int(truncatingIfNeeded: event.fingerId), phase: phase, location: location))
    }

    /// Points that one notch of a wheel moves the content by.
    private static let notch: CGFloat = 40

    private func wheel(_ event: SDL_MouseWheelEvent) -> WindowEvent {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetMouseState(&x, &y)
        let delta = CGPoint(x: -CGFloat(event.preciseX) * Self.notch, y: CGFloat(event.preciseY) * Self.notch)
        return .host(.scroll(location: point(x, y), delta: delta))
    }

    private func key(_ event: SDL_KeyboardEvent, isDown: Bool) -> WindowEvent? {
        let modifiers = UInt32(event.keysym.mod)
        let isControl = modifiers & KMOD_CTRL.rawValue != 0
        let isShift = modifiers & KMOD_SHIFT.rawValue != 0
        if isControl, isDown {
            switch event.keysym.scancode {
            case SDL_SCANCODE_LEFT, SDL_SCANCODE_RIGHT: return .rotate
            case SDL_SCANCODE_A where isShift: return .toggleAppearance
            case SDL_SCANCODE_S: return .screenshot
            default: break
            }
        }
        var flags: HostEvent.KeyModifiers = []
        if isShift { flags.insert(.shift) }
        if isControl { flags.insert(.control) }
        if modifiers & KMOD_ALT.rawValue != 0 { flags.insert(.alternate) }
        if modifiers & KMOD_GUI.rawValue != 0 { flags.insert(.command) }
        if modifiers & KMOD_CAPS.rawValue != 0 { flags.insert(.alphaShift) }
        let symbol = UInt32(bitPattern: event.keysym.sym)
        let characters = symbol < 0x4000_0000 ? Unicode.Scalar(symbol).map { String(Character($0)) } ?? "" : ""
        return .host(.key(usage: Int(event.keysym.scancode.rawValue), isDown: isDown, characters: characters, modifiers: flags))
    }

    private func windowEvent(_ event: SDL_WindowEvent) -> WindowEvent? {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            return .resized(CGSize(width: CGFloat(event.data1) / zoom, height: CGFloat(event.data2) / zoom))
        case SDL_WINDOWEVENT_EXPOSED:
            redraw()
            return .exposed
        case SDL_WINDOWEVENT_MINIMIZED: return .host(.background)
        case SDL_WINDOWEVENT_RESTORED: return .host(.foreground)
        default: return nil
        }
    }

    /// Shows the last frame again, where the desktop lost it.
    private func redraw() {
        guard let texture else { return }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }
}
