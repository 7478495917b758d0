import Foundation
import ObjCRuntime
import Testing

@Suite struct ObjectDescriptionTests {
    private class Plain: NSObject {}
    private final class Derived: Plain {}
    private final class Telling: NSObject { override var description: String { "told, not \(super.description)" } }

    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    @Test func anObjectIsCalledByItsClassWithItsModuleAndItsPlace() {
        let known = NamedByModule()
        #expect("\(known)" == "<ObjCRuntimeTests.NamedByModule: \(address(known))>" && known.debugDescription == known.description)
        let (plain, derived): (NSObject, NSObject) = (Plain(), Derived())
        for object in [plain, derived] {
            #expect(object.description.hasPrefix("<ObjCRuntimeTests.") && object.description.hasSuffix(": \(address(object))>"))
        }
        let bare = NSObject()
        #expect("\(bare)" == "<NSObject: \(address(bare))>")
        #expect(Telling().description.hasPrefix("told, not <ObjCRuntimeTests."))
    }
}

final class NamedByModule: NSObject {}
