// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension Bundle {
    nonisolated static var descriptionOfBundle: FrameworkClass {
        FrameworkClass(
            Bundle.self,
            methods: "URLsForResourcesWithExtension:subdirectory: URLsForResourcesWithExtension:subdirectory:localization:",
            classMethods: "URLsForResourcesWithExtension:subdirectory:inBundleWithURL:",
            method: Bundle.methodOfBundle,
            classMethod: Bundle.classMethodOfBundle)
    }

    nonisolated private static func methodOfBundle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! Bundle).urls(
                    forResourcesWithExtension: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "URLsForResourcesWithExtension:subdirectory:", as: (String).self),
                    subdirectory: ObjCRuntime.ObjCMessage.argument(a, 1, "URLsForResourcesWithExtension:subdirectory:", as: (String?).self))
            }
        default:
            return { r, a in
                (r as! Bundle).urls(
                    forResourcesWithExtension: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "URLsForResourcesWithExtension:subdirectory:localization:", as: (String).self),
                    subdirectory: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "URLsForResourcesWithExtension:subdirectory:localization:", as: (String?).self),
                    localization: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "URLsForResourcesWithExtension:subdirectory:localization:", as: (String?).self))
            }
        }
    }

    nonisolated private static func classMethodOfBundle(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Bundle.Type).urls(
                forResourcesWithExtension: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "URLsForResourcesWithExtension:subdirectory:inBundleWithURL:", as: (String).self),
                subdirectory: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "URLsForResourcesWithExtension:subdirectory:inBundleWithURL:", as: (String?).self),
                in: ObjCRuntime.ObjCMessage.argument(a, 2, "URLsForResourcesWithExtension:subdirectory:inBundleWithURL:", as: (URL).self))
        }
    }
}
