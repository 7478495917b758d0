// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("WatchConnectivity", classes: names, description)
    }

    private static let names: NameList = "WCSession WCSessionFile WCSessionFileTransfer WCSessionUserInfoTransfer"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return WCSession.descriptionOfWCSession
        case 1: return WCSessionFile.descriptionOfWCSessionFile
        case 2: return WCSessionFileTransfer.descriptionOfWCSessionFileTransfer
        default: return WCSessionUserInfoTransfer.descriptionOfWCSessionUserInfoTransfer
        }
    }
}
