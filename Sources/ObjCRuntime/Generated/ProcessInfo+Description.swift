// Made by `make generate` from the sources of this module.
import Foundation

extension ProcessInfo {
    nonisolated static var descriptionOfProcessInfo: FrameworkClass {
        FrameworkClass(
            ProcessInfo.self,
            properties: "isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac",
            property: ProcessInfo.propertyOfProcessInfo)
    }

    private static func propertyOfProcessInfo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ProcessInfo.isLowPowerModeEnabled)
        case 1: return .readOnly(\ProcessInfo.isMacCatalystApp)
        default: return .readOnly(\ProcessInfo.isiOSAppOnMac)
        }
    }
}
