import Foundation
import ObjCRuntime
import Testing

private final class Lamp: NSObject {
    var power = 40
    var shade: String? = "green"
    func turn(_ on: Bool, slowly: Bool) -> String { "\(on) \(slowly)" }
}

private struct Grade: RawRepresentable, Equatable {
    var rawValue: Float
}

private final class Paper: NSObject {
    var grade = Grade(rawValue: 2.5)
    var power = "strong"
}

extension UnknownObject.Members {
    fileprivate var shade: (String?)? { read("shade") }
}

extension UnknownObject {
    fileprivate func turn(_ a0: Bool, slowly a1: Bool) -> (String)! { call("turn:slowly:", [a0, a1]) }
}

/// Members of objects whose class is not known.
@Suite struct UnknownObjectTests {
    init() {
        _ = Self.registered
    }

    private static let registered: Void = {
        ClassRegistry.register(Lamp.self) { description in
            description.readableProperty("power") { ($0 as! Lamp).power }
            description.readableProperty("shade") { ($0 as! Lamp).shade }
            description.method("turn:slowly:") { receiver, arguments in
                (receiver as! Lamp).turn(
                    ObjCMessage.argument(arguments, 0, "turn:slowly:"), slowly: ObjCMessage.argument(arguments, 1, "turn:slowly:"))
            }
        }
        ClassRegistry.register(Paper.self) { description in
            description.property("power", get: { ($0 as! Paper).power }, set: { ($0 as! Paper).power = $1 as! String })
            description.readableProperty("power") { _ in "hidden" }
            description.readableProperty("grade") { ($0 as! Paper).grade }
        }
    }()

    @Test func propertiesHaveTheTypeThatIsWanted() {
        let all: [AnyObject] = [Lamp(), Paper()]
        let watts: Int? = UnknownObject.of(all.first)?.power
        #expect(watts == 40)
        let double: Double = UnknownObject.of(all[0]).power
        #expect(double == 40)
        let text: String? = UnknownObject.of(all[1]).power
        #expect(text == "strong")
        // As at Apple, where the object's number is read as what the caller takes it for.
        let grade: Float? = UnknownObject.of(all.last)?.grade
        #expect(grade == 2.5)
    }

    @Test func aPropertyThatTheObjectDoesNotHaveIsNil() {
        let paper: AnyObject = Paper()
        let shade = UnknownObject.of(paper).shade
        #expect(shade == nil)
        let lamp: AnyObject = Lamp()
        #expect(UnknownObject.of(lamp).shade?.count == 5)
    }

    @Test func methodsAreCalled() {
        let lamp: AnyObject = Lamp()
        #expect(UnknownObject.of(lamp).turn(true, slowly: false) == "true false")
        #expect(UnknownObject.of(lamp).responds(to: "turn:slowly:"))
        #expect(!UnknownObject.of(lamp).responds(to: "burn"))
    }

    @Test func whatHasAClassStaysWhatItIs() {
        #expect(UnknownObject.of(Lamp()).power + 1 == 41)
        let maybe: Lamp? = Lamp()
        #expect(UnknownObject.of(maybe)?.power == 40)
    }
}
