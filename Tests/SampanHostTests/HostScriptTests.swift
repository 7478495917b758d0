import Foundation
import Testing

@testable import SampanHost

/// What lines of a script are read as.
@Suite struct HostScriptTests {
    private func commands(_ text: String) throws -> [HostScript.Command] { try HostScript(text, name: "s").commands.map(\.command) }

    private func failure(_ text: String) -> String {
        do { _ = try HostScript(text, name: "s") } catch { return "\(error)" }
        return "none"
    }

    @Test func fingersGoToPointsAndToTexts() throws {
        let p = CGPoint(x: 100, y: 200.5)
        #expect(try commands("tap 100 200.5") == [.tap(.point(p))])
        #expect(try commands("tap \"Save all\"") == [.tap(.text("Save all"))])
        #expect(try commands("longpress 100 200.5") == [.longPress(.point(p), duration: 0.8)])
        #expect(try commands("longpress \"Row\" for 2") == [.longPress(.text("Row"), duration: 2)])
        #expect(try commands("drag \"Row\" to 100 200.5") == [.drag(from: .text("Row"), to: p, duration: 0.25, hold: 0)])
        #expect(
            try commands("drag 1 2 to 100 200.5 over 1 hold 0.5") == [
                .drag(from: .point(CGPoint(x: 1, y: 2)), to: p, duration: 1, hold: 0.5)
            ])
        #expect(try commands("pinch 100 200.5 from 50 to 150") == [.pinch(center: .point(p), from: 50, to: 150, duration: 0.3)])
        #expect(try commands("scroll 100 200.5 by 0 -120") == [.scroll(at: .point(p), by: CGPoint(x: 0, y: -120))])
    }

    @Test func fingersTapSeveralTimesHoldBeforeTheyMoveAndTurn() throws {
        let p = HostScript.Place.point(CGPoint(x: 10, y: 20))
        #expect(try commands("tap 10 20 taps 2") == [.fingers(p, .taps(count: 2, fingers: 1))])
        #expect(try commands("tap \"Map\" fingers 2") == [.fingers(.text("Map"), .taps(count: 1, fingers: 2))])
        #expect(failure("tap 10 20 taps 2.5") == "s:1: expected 1 to 10 after 'taps'")
        let end = CGPoint(x: 30, y: 20)
        #expect(
            try commands("drag 10 20 to 30 20 after 1 over 0.5") == [
                .fingers(p, .pressAndDrag(to: end, press: 1, duration: 0.5, hold: 0))
            ])
        #expect(try commands("hover 10 20") == [.fingers(p, .hover)])
        #expect(try commands("twist 10 20 by 180") == [.fingers(p, .twist(angle: .pi, duration: 0.3))])
        let taps = HostScript.FingerPlay.taps(count: 2, fingers: 2).events(at: .zero)
        #expect(taps.count == 8 && zip(taps, taps.dropFirst()).allSatisfy { $0.0 <= $1.0 })
    }

    @Test func elementsAreLookedAtAndChanged() throws {
        #expect(
            try commands("elements\nelements all after 0.5") == [
                .elements(isWhole: false, after: 0), .elements(isWhole: true, after: 0.5),
            ])
        #expect(
            try commands("reveal 3\nadjust 4 to \"a b\"") == [
                .ask(.reveal(element: 3)), .ask(.adjust(element: 4, value: "a b")),
            ])
        #expect(failure("reveal it") == "s:1: expected an element's number, found 'it'")
        #expect(try commands("typetext \"a\\n\"") == [.typeText("a\n")])
        #expect(HostScript.typing("ab\n").count == 4)
    }

    @Test func theRestOfTheLineIsTyped() throws {
        #expect(try commands("  type some  text # here ") == [.type("some  text # here")])
        #expect(try commands("key return\nkey up") == [.key(usage: 0x28), .key(usage: 0x52)])
    }

    @Test func keysThatWriteAreNamedByWhatTheyWriteAndTypeIt() throws {
        #expect(try commands("key w\nkey 0\nkey ;\nkey f5") == [0x1A, 0x27, 0x33, 0x3E].map { HostScript.Command.key(usage: $0) })
        for name in ["W", "!", "f13", "f05", "ff"] {
            #expect(failure("key \(name)").hasPrefix("s:1: unknown key '\(name)'; expected one of delete, "))
        }
        let press = HostScript.press(of: 0x1A)
        guard press.down.count == 2, case .key(usage: 0x1A, isDown: true, characters: "w", modifiers: []) = press.down[0],
            case .text("w") = press.down[1], case .key(usage: 0x1A, isDown: false, characters: "w", modifiers: []) = press.up
        else {
            Issue.record("\(press)")
            return
        }
        #expect(HostScript.press(of: 0x28).down.count == 1)
    }

    @Test func timePassesAndTheDeviceChanges() throws {
        #expect(try commands("wait 0.5\nsettle\nscreenshot a b.png") == [.wait(0.5), .settle, .screenshot("a b.png")])
        #expect(try commands("rotate landscape\nrotate portrait") == [.rotate(isLandscape: true), .rotate(isLandscape: false)])
        #expect(try commands("appearance dark\nappearance light") == [.appearance(isDark: true), .appearance(isDark: false)])
        #expect(
            try commands("background\nforeground\nhome\nmemory-warning") == [
                .event(.background), .event(.foreground), .event(.home), .event(.memoryWarning),
            ])
    }

    @Test func theAppIsAskedForThings() throws {
        #expect(
            try commands("open app://a\nopenurl app://a from com.example.b") == [
                .ask(.open(url: "app://a", from: nil)), .ask(.open(url: "app://a", from: "com.example.b")),
            ])
        #expect(
            try commands("activity edit\nactivity edit {\"a\": 1}\nshortcut write") == [
                .ask(.activity(type: "edit", values: nil)), .ask(.activity(type: "edit", values: "{\"a\": 1}")),
                .ask(.shortcut(type: "write")),
            ])
        #expect(
            try commands("scene new\nscene 2\nscene close\nscene close 1\nscene discard 2") == [
                .ask(.newScene), .ask(.showScene(2)), .ask(.closeScene(nil)), .ask(.closeScene(1)), .ask(.discardScene(2)),
            ])
        #expect(
            try commands("tree\nget-app-container\nget-app-container data") == [.tree, .container(isData: false), .container(isData: true)])
        #expect(
            try commands("preview 2\npreview next\npreview previous\npreviews") == [
                .ask(.preview(.number(2))), .ask(.preview(.next)), .ask(.preview(.previous)), .query(.previews),
            ])
        #expect(failure("preview 0") == "s:1: expected a preview's number, next or previous, found '0'")
        #expect(failure("scene") == "s:1: expected a scene's number, or one of new, close and discard, found ''")
        #expect(failure("scene 0") == "s:1: expected a scene's number, or one of new, close and discard, found '0'")
        #expect(failure("scene close x") == "s:1: expected a scene's number, found 'x'")
        #expect(failure("open") == "s:1: expected a URL, found ''" && failure("open a b") == "s:1: unexpected 'b' at the end")
    }

    @Test func thePersonsSettingsAndThePasteboardChange() throws {
        #expect(
            try commands("content-size extra-large\ncontent-size decrement\ncontent-size") == [
                .ask(.contentSize(.to(.extraLarge))), .ask(.contentSize(.decrement)), .query(.contentSize),
            ])
        #expect(try commands("locale vi\nlocale pt_BR\nlocale reset") == [.ask(.locale("vi")), .ask(.locale("pt_BR")), .ask(.locale(nil))])
        #expect(failure("locale zz_QQ") == "s:1: expected a language like vi, en_GB or pt-BR, or 'reset', found 'zz_QQ'")
        #expect(failure("content-size huge").hasPrefix("s:1: expected one of extra-small, small, medium, "))
        #expect(
            try commands("pbcopy  two  words \npbcopy \"two\\nlines\"\npbcopy \"no end\npbcopy\npbpaste") == [
                .ask(.copy("two  words")), .ask(.copy("two\nlines")), .ask(.copy("\"no end")), .ask(.copy("")), .query(.pasteboard),
            ])
    }

    @Test func settingsForAccessibilityAreSwitchedAndUsed() throws {
        #expect(
            try commands("accessibility\naccessibility reduce-motion on\naccessibility voice-over off") == [
                .query(.accessibility), .ask(.accessibility(.set(.reduceMotion, isOn: true))),
                .ask(.accessibility(.set(.voiceOver, isOn: false))),
            ])
        #expect(
            try commands("accessibility focus 3\naccessibility perform 4 \"Move up\"\naccessibility rotor 5 \"My places\" previous") == [
                .ask(.accessibility(.focus(element: 3))), .ask(.accessibility(.perform(element: 4, action: "Move up"))),
                .ask(.accessibility(.rotor(element: 5, name: "My places", isForward: false))),
            ])
        #expect(
            try commands("accessibility perform 4 escape\naccessibility restrict com.example.edit deny") == [
                .ask(.accessibility(.perform(element: 4, action: "escape"))),
                .ask(.accessibility(.restrict(identifier: "com.example.edit", isAllowed: false))),
            ])
        #expect(failure("accessibility reduce-motion") == "s:1: expected 'on' or 'off', found ''")
        #expect(failure("accessibility perform 4") == "s:1: expected an action's name, found ''")
        #expect(failure("accessibility zoom on").hasPrefix("s:1: expected one of voice-over, switch-control, "))
    }

    @Test func theDeviceAndThePersonMove() throws {
        #expect(
            try commands("motion rotate 0 90 -45\nmotion rotate 1 2 3 over 0\nmotion accelerate 0.5 0 -1 for 2\nmotion accelerate 1 0 0")
                == [
                    .ask(.motion(.rotate(roll: 0, pitch: 90, yaw: -45, seconds: 0.25))),
                    .ask(.motion(.rotate(roll: 1, pitch: 2, yaw: 3, seconds: 0))),
                    .ask(.motion(.accelerate(x: 0.5, y: 0, z: -1, seconds: 2))), .ask(.motion(.accelerate(x: 1, y: 0, z: 0, seconds: 0.5))),
                ])
        #expect(
            try commands("motion walk 20\nmotion walk 5 over 2\nmotion climb -3.5 over 10\nmotion activity cycling\nmotion run my ride.csv")
                == [
                    .ask(.motion(.walk(steps: 20, seconds: nil))), .ask(.motion(.walk(steps: 5, seconds: 2))),
                    .ask(.motion(.climb(metres: -3.5, seconds: 10))), .ask(.motion(.activity(.cycling))),
                    .ask(.motion(.file("my ride.csv"))),
                ])
        #expect(try commands("motion csv a%20b.csv AQI=") == [.ask(.motion(.recording(name: "a b.csv", Data([1, 2]))))])
        #expect(try HostScript("motion run ride.csv", name: "s").filesToRead == ["ride.csv"])
        #expect(failure("motion") == "s:1: expected one of rotate, accelerate, walk, climb, activity, run, found ''")
        #expect(failure("motion rotate 1 2") == "s:1: expected roll, pitch and yaw in degrees, found ''")
        #expect(failure("motion accelerate 1 2 3 for 0") == "s:1: expected seconds after 'for', found '0.0'")
        #expect(failure("motion walk -1") == "s:1: expected a number of steps from 1 to 1000000, found '-1'")
        #expect(failure("motion climb 0") == "s:1: expected metres from -10000 to 10000, and not 0, found '0.0'")
        #expect(failure("motion activity swimming").hasPrefix("s:1: expected one of walking, running, "))
        #expect(failure("motion run") == "s:1: expected a file of measurements after 'run'")
    }

    @Test func picturesComeIntoTheLibrary() throws {
        #expect(
            try commands("addmedia a b.png\naddmedia --data a%20b.png AQI=") == [
                .ask(.addMedia(.file("a b.png"))), .ask(.addMedia(.picture(name: "a b.png", Data([1, 2])))),
            ])
        #expect(failure("addmedia") == "s:1: expected a file of a picture, of contacts or of sound after 'addmedia'")
        #expect(failure("addmedia --data a ?") == "s:1: expected base 64 after a name")
        #expect(try HostScript("addmedia a.png\nlocation run b.gpx", name: "s").filesToRead == ["a.png", "b.gpx"])
    }

    @Test func theStatusBarIsOverridden() throws {
        var looks = StatusBarLooks()
        (looks.time, looks.dataNetwork, looks.batteryLevel) = ("12:00 Uhr", .fiveGPlus, 15)
        let line = "status-bar override --time \"12:00 Uhr\" --dataNetwork 5g+ --batteryLevel 15"
        #expect(
            try commands("\(line)\nstatus-bar clear\nstatus-bar list") == [
                .ask(.statusBar(looks)), .ask(.statusBar(nil)), .query(.statusBar),
            ])
        var later = StatusBarLooks()
        (later.time, later.cellularBars, later.batteryState) = ("1:00", 2, .charging)
        #expect(later.over(looks).list == "--time 1:00\n--dataNetwork 5g+\n--cellularBars 2\n--batteryState charging\n--batteryLevel 15")
        #expect(failure("status-bar") == "s:1: expected one of override, clear, list, found ''")
        #expect(failure("status-bar override").hasPrefix("s:1: expected one or more of --time, --dataNetwork, "))
        #expect(failure("status-bar override --operatorName a").hasSuffix("--batteryLevel, found '--operatorName'"))
        #expect(failure("status-bar override --wifiBars 4") == "s:1: expected a whole number from 0 to 3 after '--wifiBars', found '4'")
        #expect(failure("status-bar override --wifiMode on") == "s:1: expected one of searching, failed, active, found 'on'")
    }

    @Test func theScreenIsRecorded() throws {
        #expect(
            try commands("record a b.gif --fps=10\nrecord c.gif\nrecord d.gif --fps 50\nrecord stop") == [
                .record(.start(file: "a b.gif", framesPerSecond: 10)), .record(.start(file: "c.gif", framesPerSecond: 20)),
                .record(.start(file: "d.gif", framesPerSecond: 50)), .record(.stop),
            ])
        #expect(failure("record") == "s:1: expected a file's name after 'record', or 'stop'")
        #expect(failure("record --fps=9") == "s:1: expected a file's name after 'record', or 'stop'")
        #expect(failure("record a.gif --fps=60") == "s:1: expected a whole number from 1 to 50 after '--fps', found '60'")
        #expect(failure("record a.gif --fps") == "s:1: expected a whole number from 1 to 50 after '--fps', found ''")
        #expect(try HostScript("record a.gif\nscreenshot b.png", name: "s").pictures == ["a.gif", "b.png"])
    }

    @Test func emptyLinesAndRemarksArePassedOverAndCounted() throws {
        let script = try HostScript("# a\n\n  settle\n", name: "walk.txt")
        #expect(script.commands.count == 1 && script.commands[0].position == "walk.txt:3")
    }

    @Test func whatCannotBeReadIsNamedWithItsLine() {
        #expect(failure("settle\nfly 1 2").hasPrefix("s:2: unknown command 'fly'; expected tap, longpress, "))
        #expect(failure("tap 1") == "s:1: expected y in points, found ''")
        #expect(failure("tap x 2") == "s:1: expected x in points, found 'x'")
        #expect(failure("tap 1 2 3") == "s:1: unexpected '3' at the end")
        #expect(failure("tap \"Save") == "s:1: expected a quotation mark at the end of \"Save")
        #expect(failure("drag 1 2 at 3 4") == "s:1: expected 'to', found 'at'")
        #expect(failure("key any").hasPrefix("s:1: unknown key 'any'; expected one of delete, down, end"))
        #expect(failure("wait inf") == "s:1: expected seconds, found 'inf'")
        #expect(failure("rotate left") == "s:1: expected 'landscape' or 'portrait', found 'left'")
        #expect(failure("screenshot") == "s:1: expected a file name after 'screenshot'")
    }

    @Test func thePicturesOfAScriptAreTheFilesThatItsLinesName() throws {
        let script = try HostScript("tap 1 2\nscreenshot a b.png\nwait 1\nscreenshot /c/d.png\n", name: "s")
        #expect(script.pictures == ["a b.png", "/c/d.png"])
    }

    /// What is described is what can be read, and the other way round.
    @Test func theDescriptionOfTheLanguageNamesTheReadersWords() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/script.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        // A verb with several ways has a line for each.
        let described = text.matches(of: #/(?m)^\| `([a-z-]+)/#).map { String($0.1) }.reduce(into: [String]()) { all, verb in
            if all.last != verb { all.append(verb) }
        }
        #expect(described == HostScript.verbs)
        for verb in HostScript.verbs { #expect(!failure(verb).contains("unknown command"), "\(verb)") }
        let keys = try #require(text.firstMatch(of: #/key is pressed and released: (.*) \|/#)).1
        #expect(Set(keys.matches(of: #/`([a-z]+)`/#).map { String($0.1) }) == Set(HostScript.keys.keys))
    }
}
