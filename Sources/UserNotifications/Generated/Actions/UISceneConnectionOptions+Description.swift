// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UIScene.ConnectionOptions {
    nonisolated static var descriptionOfUISceneConnectionOptions: FrameworkClass {
        FrameworkClass(
            UIScene.ConnectionOptions.self,
            properties: "notificationResponse",
            property: UIScene.ConnectionOptions.propertyOfUISceneConnectionOptions)
    }

    private static func propertyOfUISceneConnectionOptions(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIScene.ConnectionOptions.notificationResponse)
    }
}
