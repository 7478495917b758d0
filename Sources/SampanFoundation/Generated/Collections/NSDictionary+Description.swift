// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSDictionary {
    nonisolated static var descriptionOfNSDictionary: FrameworkClass {
        FrameworkClass(
            NSDictionary.self,
            methods: "fileCreationDate fileModificationDate fileOwnerAccountName filePosixPermissions fileSize fileType writeToURL:error:",
            method: NSDictionary.methodOfNSDictionary)
    }

    nonisolated private static func methodOfNSDictionary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSDictionary).fileCreationDate() }
        case 1: return { r, _ in (r as! NSDictionary).fileModificationDate() }
        case 2: return { r, _ in (r as! NSDictionary).fileOwnerAccountName() }
        case 3: return { r, _ in (r as! NSDictionary).filePosixPermissions() }
        case 4: return { r, _ in (r as! NSDictionary).fileSize() }
        case 5: return { r, _ in (r as! NSDictionary).fileType() }
        default:
            return { r, a in
                try? (r as! NSDictionary).write(to: ObjCRuntime.ObjCMessage.argument(a, 0, "writeToURL:error:", as: (URL).self))
            }
        }
    }
}
