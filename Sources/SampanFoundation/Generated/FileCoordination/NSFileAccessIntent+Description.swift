// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSFileAccessIntent {
    nonisolated static var descriptionOfNSFileAccessIntent: FrameworkClass {
        FrameworkClass(
            NSFileAccessIntent.self,
            properties: "url",
            classMethods: "readingIntentWithURL:options: writingIntentWithURL:options:",
            property: NSFileAccessIntent.propertyOfNSFileAccessIntent,
            classMethod: NSFileAccessIntent.classMethodOfNSFileAccessIntent)
    }

    private static func propertyOfNSFileAccessIntent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSFileAccessIntent.url)
    }

    nonisolated private static func classMethodOfNSFileAccessIntent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSFileAccessIntent.Type).readingIntent(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "readingIntentWithURL:options:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "readingIntentWithURL:options:", as: (NSFileCoordinator.ReadingOptions).self))
            }
        default:
            return { r, a in
                (r as! NSFileAccessIntent.Type).writingIntent(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "writingIntentWithURL:options:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "writingIntentWithURL:options:", as: (NSFileCoordinator.WritingOptions).self))
            }
        }
    }
}
