// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension UILocalNotification {
    nonisolated static var descriptionOfUILocalNotification: FrameworkClass {
        FrameworkClass(
            UILocalNotification.self,
            properties: "region",
            property: UILocalNotification.propertyOfUILocalNotification)
    }

    private static func propertyOfUILocalNotification(_ index: Int) -> ClassDescription.Property {
        .value("region", \UILocalNotification.region)
    }
}
