import CSDL2
import Foundation
import SampanHost

/// Something that happened to a window, as its host takes it.
enum WindowEvent {
    case host(HostEvent)
    case mouse(HostEvent.TouchPhase, CGPoint, isPinch: Bool)
    case resized(CGSize)
    case rotate
    case toggleAppearance
    case screenshot
    case menu
    case exposed
}

/// Makes the host's events of SDL's. It calls nothing of SDL: what an event does not say itself stands in `Desktop`.
struct EventTranslator {
    /// What SDL knows beside its events, in the window's units.
    struct Desktop {
        /// The window's size.
        var window = CGSize.zero
        /// Where the mouse is.
        var mouse = CGPoint.zero
        /// Whether Alt is held down.
        var isAltDown = false
        /// Whether Super, which is the Command key, is held down.
        var isCommandDown = false
        /// Whether text is entered.
        var takesText = false
    }

    /// Points of the app for a unit of the window.
    let zoom: CGFloat
    /// Whether the mouse's button is held down, and its moves are a finger's.
    private(set) var isMouseDown = false

    /// Points that one notch of a wheel moves the content by.
    static let notch: CGFloat = 40
    /// The mouse is finger 0, and 1 in a pinch.
    static let firstFinger = 2

    /// Translates for a window that shows the app smaller where `zoom` is below 1.
    init(zoom: CGFloat) { self.zoom = zoom }

    /// What an event is to the host; `nil` if it is nothing to it.
    mutating func translate(_ event: SDL_Event, _ desktop: @autoclosure () -> Desktop) -> WindowEvent? {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_QUIT: return .host(.terminate)
        case SDL_MOUSEBUTTONDOWN where event.button.button == 1 && event.button.which != UInt32.max:
            isMouseDown = true
            return .mouse(.began, point(event.button.x, event.button.y), isPinch: desktop().isAltDown)
        case SDL_MOUSEMOTION where isMouseDown && event.motion.which != UInt32.max:
            return .mouse(.moved, point(event.motion.x, event.motion.y), isPinch: false)
        // What a finger has the mouse do, and what a button other than the first does, is no hovering.
        case SDL_MOUSEMOTION where event.motion.state == 0 && event.motion.which != UInt32.max:
            return .host(.pointer(point(event.motion.x, event.motion.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == 1 && isMouseDown:
            isMouseDown = false
            return .mouse(.ended, point(event.button.x, event.button.y), isPinch: false)
        case SDL_FINGERDOWN: return finger(event.tfinger, .began, desktop())
        case SDL_FINGERMOTION: return finger(event.tfinger, .moved, desktop())
        case SDL_FINGERUP: return finger(event.tfinger, .ended, desktop())
        case SDL_MOUSEWHEEL: return wheel(event.wheel, desktop())
        case SDL_KEYDOWN: return key(event.key, isDown: true, desktop())
        case SDL_KEYUP: return key(event.key, isDown: false, desktop())
        // A key with Command is a command, whatever letter is on it.
        case SDL_TEXTINPUT where desktop().isCommandDown: return nil
        case SDL_TEXTINPUT: return .host(.text(withUnsafeBytes(of: event.text.text) { Self.string($0) }))
        case SDL_TEXTEDITING:
            let text = withUnsafeBytes(of: event.edit.text) { Self.string($0) }
            let start = Int(max(0, event.edit.start))
            return .host(.markedText(text, selection: start..<(start + Int(max(0, event.edit.length)))))
        case SDL_WINDOWEVENT: return windowEvent(event.window)
        default: return nil
        }
    }

    private func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) / zoom, y: CGFloat(y) / zoom) }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

    private func finger(_ event: SDL_TouchFingerEvent, _ phase: HostEvent.TouchPhase, _ desktop: Desktop) -> WindowEvent {
        let location = CGPoint(x: CGFloat(event.x) * desktop.window.width / zoom, y: CGFloat(event.y) * desktop.window.height / zoom)
        return .host(.touch(id: Self.firstFinger + Int(truncatingIfNeeded: event.fingerId), phase: phase, location: location))
    }

    private func wheel(_ event: SDL_MouseWheelEvent, _ desktop: Desktop) -> WindowEvent {
        let location = CGPoint(x: desktop.mouse.x / zoom, y: desktop.mouse.y / zoom)
        let delta = CGPoint(x: -CGFloat(event.preciseX) * Self.notch, y: CGFloat(event.preciseY) * Self.notch)
        return .host(.scroll(location: location, delta: delta))
    }

    private func key(_ event: SDL_KeyboardEvent, isDown: Bool, _ desktop: Desktop) -> WindowEvent? {
        let modifiers = UInt32(event.keysym.mod)
        let isControl = modifiers & KMOD_CTRL.rawValue != 0
        let isShift = modifiers & KMOD_SHIFT.rawValue != 0
        if isControl, isDown {
            switch event.keysym.scancode {
            // In text they move by a word.
            case SDL_SCANCODE_LEFT where !desktop.takesText, SDL_SCANCODE_RIGHT where !desktop.takesText: return .rotate
            case SDL_SCANCODE_A where isShift: return .toggleAppearance
            case SDL_SCANCODE_S: return .screenshot
            default: break
            }
        }
        if isDown, [SDL_SCANCODE_APPLICATION, SDL_SCANCODE_F10].contains(event.keysym.scancode) { return .menu }
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
        case SDL_WINDOWEVENT_EXPOSED: return .exposed
        case SDL_WINDOWEVENT_LEAVE: return isMouseDown ? nil : .host(.pointer(nil))
        case SDL_WINDOWEVENT_MINIMIZED: return .host(.background)
        case SDL_WINDOWEVENT_RESTORED: return .host(.foreground)
        default: return nil
        }
    }
}
