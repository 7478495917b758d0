// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("MultipeerConnectivity", classes: names, description)
    }

    private static let names: NameList = "MCBrowserViewController MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return MCBrowserViewController.descriptionOfMCBrowserViewController
        case 1: return MCNearbyServiceAdvertiser.descriptionOfMCNearbyServiceAdvertiser
        case 2: return MCNearbyServiceBrowser.descriptionOfMCNearbyServiceBrowser
        case 3: return MCPeerID.descriptionOfMCPeerID
        default: return MCSession.descriptionOfMCSession
        }
    }
}
