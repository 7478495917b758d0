import Foundation
import Testing

@testable import ObjCRuntime

final class Clock: NSObject {
    enum Face: Int { case round, square }
    var hour: CGFloat = 1
    var isRunning = false
    var face = Face.round
    weak var delegate: (any ClockDelegate)?
    var parts: [String] { ["hand"] }
    func set(_ hour: CGFloat) { self.hour = hour }
}

protocol ClockDelegate: AnyObject {}
private final class Owner: NSObject, ClockDelegate {}

extension Clock {
    nonisolated(unsafe) fileprivate static var count = 0

    nonisolated fileprivate static var description_: FrameworkClass {
        count += 1
        return FrameworkClass(
            Clock.self, properties: "delegate face* hour parts .secret* running/isRunning", methods: "set:", classMethods: "count",
            initializers: "init",
            property: { index in
                switch index {
                case 0: .reference(\Clock.delegate)
                case 1: .value("face", \Clock.face)
                case 2: .value("hour", \Clock.hour)
                case 3: .readOnly(\Clock.parts)
                case 4: .value("secret", \Clock.hour)
                default: .value("running", \Clock.isRunning)
                }
            },
            method: { _ in { r, a in (r as! Clock).set(ObjCMessage.argument(a, 0, "set:")) } }, classMethod: { _ in { _, _ in 3 } },
            initializer: { _ in { _ in Clock() } })
    }

    fileprivate static let register: Void = ClassRegistry.registerFramework("ObjCRuntimeTests", classes: "Clock") { _ in description_ }
}

/// Classes that a framework describes when they are asked for.
@MainActor @Suite(.serialized) struct FrameworkClassTests {
    @Test func namesAreFoundInTheirList() {
        let list: NameList = "alpha hidden/isHidden tint* .secret* a"
        #expect(list.index(of: "alpha") == 0 && list.index(of: "a") == 4)
        #expect(list.index(of: "hidden") == 1 && list.index(of: "isHidden") == 1)
        #expect(list.index(of: "tint") == 2 && list.index(of: "tint*") == nil)
        #expect(
            list.index(of: "secret") == nil && list.index(of: "") == nil && list.index(of: "alph") == nil && list.index(of: "alphas") == nil
        )
        #expect(list.names == ["alpha", "hidden", "tint", "a"])
        #expect(list.marked.map(\.index) == [2, 3] && ("" as NameList).names.isEmpty)
    }

    @Test func membersAreFoundByNameAndMadeOnce() {
        Clock.register
        let clock = Clock()
        clock.setValue(5, forKey: "hour")
        #expect(clock.value(forKey: "hour") as? NSNumber == 5)
        clock.perform("set:", with: 7)
        clock.setValue(1, forKey: "face")
        clock.setValue(true, forKey: "running")
        #expect(clock.hour == 7 && clock.face == .square && clock.isRunning)
        #expect(clock.value(forKey: "isRunning") as? Bool == true && clock.responds(to: "isRunning") && clock.responds(to: "setRunning:"))
        #expect(!clock.responds(to: "setParts:") && clock.value(forKey: "parts") as? [String] == ["hand"])
        #expect(ObjCMessage.send("count", to: Clock.self as AnyObject) as? Int == 3)
        #expect(ClassRegistry.factory("init", of: Clock.self)?([]) is Clock)
        #expect(!clock.responds(to: "nothing"))
        #expect(ClassRegistry.appearanceProperties(of: Clock.self).map(\.key) == ["face", ".secret"])
        #expect(Clock.count == 1)
    }

    @Test func aDelegateThatDoesNotDeclareItsProtocolIsNone() {
        Clock.register
        let (clock, owner) = (Clock(), Owner())
        clock.setValue(owner, forKey: "delegate")
        #expect(clock.delegate === owner)
        clock.setValue(NSObject(), forKey: "delegate")
        #expect(clock.delegate == nil)
    }

    @Test func propertiesSayWhatTheyAccept() throws {
        Clock.register
        let hour = try #require(ClassRegistry.property("hour", in: Clock.self))
        #expect(hour.accepts(3) && hour.accepts("3") && !hour.accepts(nil) && !hour.accepts(Owner()))
    }
}
