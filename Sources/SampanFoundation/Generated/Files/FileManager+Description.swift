// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension FileManager {
    nonisolated static var descriptionOfFileManager: FrameworkClass {
        FrameworkClass(
            FileManager.self,
            methods: "containerURLForSecurityApplicationGroupIdentifier:",
            method: FileManager.methodOfFileManager)
    }

    nonisolated private static func methodOfFileManager(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! FileManager).containerURL(
                forSecurityApplicationGroupIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "containerURLForSecurityApplicationGroupIdentifier:", as: (String).self))
        }
    }
}
