import CSDL2
import Foundation
import SampanHost
import Testing

@testable import HostWindow

/// What SDL's events are to an app.
@Suite struct EventTranslatorTests {
    private let desktop = EventTranslator.Desktop(
        window: CGSize(width: 200, height: 400), mouse: CGPoint(x: 30, y: 40), isAltDown: false)

    private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        return event
    }

    private func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: UInt8 = 1, which: UInt32 = 0) -> SDL_Event {
        event(type) {
            if type == SDL_MOUSEMOTION {
                ($0.motion.x, $0.motion.y, $0.motion.which) = (x, y, which)
            } else {
                ($0.button.x, $0.button.y, $0.button.button, $0.button.which) = (x, y, button, which)
            }
        }
    }

    private func key(_ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32 = 0, _ modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
        event(type) {
            ($0.key.keysym.scancode, $0.key.keysym.sym, $0.key.keysym.mod) = (code, symbol, UInt16(modifiers.rawValue))
        }
    }

    /// What comes of one event for a new window, as text.
    private func told(_ event: SDL_Event, zoom: CGFloat = 1) -> String {
        var translator = EventTranslator(zoom: zoom)
        return translator.translate(event, desktop).map { "\($0)" } ?? "nothing"
    }

    @Test func commandsTypeNothingAndArrowsWithControlTurnTheDeviceOutsideTextOnly() {
        var translator = EventTranslator(zoom: 1)
        let letter = event(SDL_TEXTINPUT) { $0.text.text.0 = 97 }
        #expect(translator.translate(letter, EventTranslator.Desktop(isCommandDown: true)) == nil)
        #expect(told(letter) == "host(SampanHost.HostEvent.text(\"a\"))")
        let arrow = key(SDL_KEYDOWN, SDL_SCANCODE_LEFT, 0, KMOD_LCTRL)
        #expect(told(arrow) == "rotate")
        guard case .host(.key(_, true, _, .control)) = translator.translate(arrow, EventTranslator.Desktop(takesText: true)) else {
            Issue.record("the arrow did not reach the text")
            return
        }
    }

    @Test func theMouseIsAFingerWhileItsButtonIsDown() {
        var translator = EventTranslator(zoom: 0.5)
        guard case .host(.pointer(CGPoint(x: 2, y: 2)?)) = translator.translate(mouse(SDL_MOUSEMOTION, 1, 1), desktop) else {
            Issue.record("the pointer does not hover")
            return
        }
        guard
            case .mouse(.began, CGPoint(x: 20, y: 40), isPinch: false) = translator.translate(
                mouse(SDL_MOUSEBUTTONDOWN, 10, 20), desktop)
        else {
            Issue.record("no finger came down")
            return
        }
        #expect(translator.isMouseDown)
        guard case .mouse(.moved, CGPoint(x: 22, y: 42), isPinch: false) = translator.translate(mouse(SDL_MOUSEMOTION, 11, 21), desktop)
        else {
            Issue.record("the finger did not move")
            return
        }
        guard case .mouse(.ended, CGPoint(x: 24, y: 44), isPinch: false) = translator.translate(mouse(SDL_MOUSEBUTTONUP, 12, 22), desktop)
        else {
            Issue.record("the finger was not lifted")
            return
        }
        #expect(!translator.isMouseDown)
    }

    @Test func otherButtonsAndMiceThatAreFingersAreNoMouse() {
        #expect(told(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, button: 3)) == "nothing")
        #expect(told(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, which: .max)) == "nothing")
    }

    @Test func altAndTheMouseBeginAPinch() {
        var (translator, alt) = (EventTranslator(zoom: 1), desktop)
        alt.isAltDown = true
        guard case .mouse(.began, _, isPinch: true) = translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 10, 20), alt)
        else {
            Issue.record("no pinch began")
            return
        }
    }

    @Test func fingersAreNumberedAfterTheMouseAndPlacedInTheWindow() {
        let down = event(SDL_FINGERDOWN) { ($0.tfinger.x, $0.tfinger.y, $0.tfinger.fingerId) = (0.5, 0.25, 3) }
        var translator = EventTranslator(zoom: 0.5)
        guard case .host(.touch(id: 5, phase: .began, location: CGPoint(x: 200, y: 200))) = translator.translate(down, desktop)
        else {
            Issue.record("\(told(down))")
            return
        }
    }

    @Test func aNotchOfTheWheelMovesTheContentWhereTheMouseIs() {
        let wheel = event(SDL_MOUSEWHEEL) { ($0.wheel.preciseX, $0.wheel.preciseY) = (1, -2) }
        var translator = EventTranslator(zoom: 1)
        guard case .host(.scroll(location: CGPoint(x: 30, y: 40), delta: CGPoint(x: -40, y: -80))) = translator.translate(wheel, desktop)
        else {
            Issue.record("\(told(wheel))")
            return
        }
    }

    @Test func keysAreToldByTheirUsageWithCharactersAndModifiers() {
        var translator = EventTranslator(zoom: 1)
        let down = key(SDL_KEYDOWN, SDL_SCANCODE_B, 98, KMOD_LSHIFT)
        guard case .host(.key(usage: 5, isDown: true, characters: "b", modifiers: .shift)) = translator.translate(down, desktop)
        else {
            Issue.record("\(told(down))")
            return
        }
        let up = key(SDL_KEYUP, SDL_SCANCODE_LEFT, 0x4000_0050, KMOD_LGUI)
        guard case .host(.key(usage: 0x50, isDown: false, characters: "", modifiers: .command)) = translator.translate(up, desktop)
        else {
            Issue.record("\(told(up))")
            return
        }
    }

    @Test func theHostsOwnKeysAreNotTheApps() {
        #expect(told(key(SDL_KEYDOWN, SDL_SCANCODE_LEFT, 0, KMOD_LCTRL)) == "rotate")
        #expect(told(key(SDL_KEYDOWN, SDL_SCANCODE_S, 115, KMOD_LCTRL)) == "screenshot")
        #expect(told(key(SDL_KEYDOWN, SDL_SCANCODE_F10)) == "menu" && told(key(SDL_KEYDOWN, SDL_SCANCODE_APPLICATION)) == "menu")
        let both = SDL_Keymod(rawValue: KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)
        #expect(told(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, both)) == "toggleAppearance")
        #expect(told(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, KMOD_LCTRL)) != "toggleAppearance")
    }

    @Test func textIsToldAsItIsTypedAndWhileItIsComposed() {
        let typed = event(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("ß\0?".utf8)) }
        }
        #expect(told(typed) == "host(SampanHost.HostEvent.text(\"ß\"))")
        let composed = event(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("ni\0".utf8)) }
            (event.edit.start, event.edit.length) = (1, -1)
        }
        #expect(told(composed) == "host(SampanHost.HostEvent.markedText(\"ni\", selection: Range(1..<1)))")
    }

    @Test func theWindowsOwnEventsAreSizesAndTheAppsLife() {
        func window(_ id: SDL_WindowEventID, _ x: Int32 = 0, _ y: Int32 = 0) -> SDL_Event {
            event(SDL_WINDOWEVENT) { ($0.window.event, $0.window.data1, $0.window.data2) = (UInt8(id.rawValue), x, y) }
        }
        #expect(told(window(SDL_WINDOWEVENT_SIZE_CHANGED, 100, 200), zoom: 0.5) == "resized(\(CGSize(width: 200, height: 400)))")
        #expect(told(window(SDL_WINDOWEVENT_EXPOSED)) == "exposed")
        #expect(told(window(SDL_WINDOWEVENT_MINIMIZED)) == "host(SampanHost.HostEvent.background)")
        #expect(told(window(SDL_WINDOWEVENT_RESTORED)) == "host(SampanHost.HostEvent.foreground)")
        #expect(told(window(SDL_WINDOWEVENT_ENTER)) == "nothing")
        #expect(told(event(SDL_QUIT)) == "host(SampanHost.HostEvent.terminate)")
    }
}
