// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationSound {
    nonisolated static var descriptionOfUNNotificationSound: FrameworkClass {
        FrameworkClass(
            UNNotificationSound.self,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: """
                criticalSoundNamed: criticalSoundNamed:withAudioVolume: defaultCriticalSoundWithAudioVolume: \
                defaultCriticalUNNotificationSound defaultSound supportsSecureCoding
                """,
            initializers: "initWithCoder: soundNamed:",
            method: UNNotificationSound.methodOfUNNotificationSound,
            classMethod: UNNotificationSound.classMethodOfUNNotificationSound,
            initializer: UNNotificationSound.initializerOfUNNotificationSound)
    }

    nonisolated private static func methodOfUNNotificationSound(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationSound).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationSound).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationSound(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationSound.Type).criticalSoundNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "criticalSoundNamed:", as: (UNNotificationSoundName).self))
            }
        case 1:
            return { r, a in
                (r as! UNNotificationSound.Type).criticalSoundNamed(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "criticalSoundNamed:withAudioVolume:", as: (UNNotificationSoundName).self),
                    withAudioVolume: ObjCRuntime.ObjCMessage.argument(a, 1, "criticalSoundNamed:withAudioVolume:", as: (Float).self))
            }
        case 2:
            return { r, a in
                (r as! UNNotificationSound.Type).defaultCriticalSound(
                    withAudioVolume: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultCriticalSoundWithAudioVolume:", as: (Float).self))
            }
        case 3: return { r, _ in (r as! UNNotificationSound.Type).defaultCritical }
        case 4: return { r, _ in (r as! UNNotificationSound.Type).default }
        default: return { r, _ in (r as! UNNotificationSound.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfUNNotificationSound(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UNNotificationSound(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UNNotificationSound(named: ObjCRuntime.ObjCMessage.argument(a, 0, "soundNamed:", as: (UNNotificationSoundName).self))
            }
        }
    }
}
