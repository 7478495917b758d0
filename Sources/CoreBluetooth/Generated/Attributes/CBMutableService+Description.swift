// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBMutableService {
    nonisolated static var descriptionOfCBMutableService: FrameworkClass {
        FrameworkClass(
            CBMutableService.self,
            properties: "characteristics includedServices",
            initializers: "initWithType:primary:",
            property: CBMutableService.propertyOfCBMutableService,
            initializer: CBMutableService.initializerOfCBMutableService)
    }

    private static func propertyOfCBMutableService(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("characteristics", \CBMutableService.characteristics)
        default: return .value("includedServices", \CBMutableService.includedServices)
        }
    }

    nonisolated private static func initializerOfCBMutableService(_ index: Int) -> ObjCFactory {
        { a in
            CBMutableService(
                type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:primary:", as: (CBUUID).self),
                primary: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:primary:", as: (Bool).self))
        }
    }
}
