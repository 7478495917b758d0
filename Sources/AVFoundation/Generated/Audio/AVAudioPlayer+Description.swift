// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVAudioPlayer {
    nonisolated static var descriptionOfAVAudioPlayer: FrameworkClass {
        FrameworkClass(
            AVAudioPlayer.self,
            properties: """
                currentTime data delegate deviceCurrentTime duration enableRate format meteringEnabled/isMeteringEnabled \
                numberOfChannels numberOfLoops pan playing/isPlaying rate settings url volume
                """,
            methods: """
                averagePowerForChannel: pause peakPowerForChannel: play playAtTime: prepareToPlay setVolume:fadeDuration: stop \
                updateMeters
                """,
            initializers: """
                initWithContentsOfURL:error: initWithContentsOfURL:fileTypeHint:error: initWithData:error: \
                initWithData:fileTypeHint:error:
                """,
            property: AVAudioPlayer.propertyOfAVAudioPlayer,
            method: AVAudioPlayer.methodOfAVAudioPlayer,
            initializer: AVAudioPlayer.initializerOfAVAudioPlayer)
    }

    private static func propertyOfAVAudioPlayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("currentTime", \AVAudioPlayer.currentTime)
        case 1: return .readOnly(\AVAudioPlayer.data)
        case 2: return .reference(\AVAudioPlayer.delegate)
        case 3: return .readOnly(\AVAudioPlayer.deviceCurrentTime)
        case 4: return .readOnly(\AVAudioPlayer.duration)
        case 5: return .value("enableRate", \AVAudioPlayer.enableRate)
        case 6: return .readOnly(\AVAudioPlayer.format)
        case 7: return .value("meteringEnabled", \AVAudioPlayer.isMeteringEnabled)
        case 8: return .readOnly(\AVAudioPlayer.numberOfChannels)
        case 9: return .value("numberOfLoops", \AVAudioPlayer.numberOfLoops)
        case 10: return .value("pan", \AVAudioPlayer.pan)
        case 11: return .readOnly(\AVAudioPlayer.isPlaying)
        case 12: return .value("rate", \AVAudioPlayer.rate)
        case 13: return .readOnly(\AVAudioPlayer.settings)
        case 14: return .readOnly(\AVAudioPlayer.url)
        default: return .value("volume", \AVAudioPlayer.volume)
        }
    }

    nonisolated private static func methodOfAVAudioPlayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVAudioPlayer).averagePower(
                    forChannel: ObjCRuntime.ObjCMessage.argument(a, 0, "averagePowerForChannel:", as: (Int).self))
            }
        case 1: return { r, _ in (r as! AVAudioPlayer).pause() }
        case 2:
            return { r, a in
                (r as! AVAudioPlayer).peakPower(forChannel: ObjCRuntime.ObjCMessage.argument(a, 0, "peakPowerForChannel:", as: (Int).self))
            }
        case 3: return { r, _ in (r as! AVAudioPlayer).play() }
        case 4:
            return { r, a in
                (r as! AVAudioPlayer).play(atTime: ObjCRuntime.ObjCMessage.argument(a, 0, "playAtTime:", as: (TimeInterval).self))
            }
        case 5: return { r, _ in (r as! AVAudioPlayer).prepareToPlay() }
        case 6:
            return { r, a in
                (r as! AVAudioPlayer).setVolume(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVolume:fadeDuration:", as: (Float).self),
                    fadeDuration: ObjCRuntime.ObjCMessage.argument(a, 1, "setVolume:fadeDuration:", as: (TimeInterval).self))
            }
        case 7: return { r, _ in (r as! AVAudioPlayer).stop() }
        default: return { r, _ in (r as! AVAudioPlayer).updateMeters() }
        }
    }

    nonisolated private static func initializerOfAVAudioPlayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                try? AVAudioPlayer(contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOfURL:error:", as: (URL).self))
            }
        case 1:
            return { a in
                try? AVAudioPlayer(
                    contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOfURL:fileTypeHint:error:", as: (URL).self),
                    fileTypeHint: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithContentsOfURL:fileTypeHint:error:", as: (String?).self))
            }
        case 2: return { a in try? AVAudioPlayer(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:error:", as: (Data).self)) }
        default:
            return { a in
                try? AVAudioPlayer(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:fileTypeHint:error:", as: (Data).self),
                    fileTypeHint: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithData:fileTypeHint:error:", as: (String?).self))
            }
        }
    }
}
