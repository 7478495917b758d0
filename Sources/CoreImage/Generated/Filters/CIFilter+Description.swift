// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIFilter {
    nonisolated static var descriptionOfCIFilter: FrameworkClass {
        FrameworkClass(
            CIFilter.self,
            properties: "attributes inputKeys name outputImage outputKeys",
            methods: "setContainedValue:forKey: setContainedValue:forKeyPath: setDefaults",
            classMethods: """
                additionCompositing areaAverage blendWithAlphaMask blendWithMask bloom boxBlur bumpDistortion checkerboardGenerator \
                code128BarcodeGenerator colorBlendMode colorBurnBlendMode colorControls colorCube colorDodgeBlendMode colorInvert \
                colorMonochrome colorPosterize colorThreshold crystallize darkenBlendMode differenceBlendMode discBlur \
                dissolveTransition edges exclusionBlendMode exposureAdjust falseColor filterNamesInCategories: gammaAdjust \
                gaussianBlur gaussianGradient gloom hardLightBlendMode highlightShadowAdjust holeDistortion hueAdjust hueBlendMode \
                lanczosScaleTransform lightenBlendMode linearGradient luminosityBlendMode maskToAlpha maximumCompositing \
                minimumCompositing motionBlur multiplyBlendMode multiplyCompositing overlayBlendMode perspectiveCorrection \
                perspectiveTransform photoEffectChrome photoEffectFade photoEffectInstant photoEffectMono photoEffectNoir \
                photoEffectProcess photoEffectTonal photoEffectTransfer pinchDistortion pixellate qrCodeGenerator radialGradient \
                randomGenerator saturationBlendMode screenBlendMode sepiaTone sharpenLuminance softLightBlendMode \
                sourceAtopCompositing sourceInCompositing sourceOutCompositing sourceOverCompositing stripesGenerator \
                temperatureAndTint twirlDistortion unsharpMask vibrance vignette vignetteEffect whitePointAdjust zoomBlur
                """,
            initializers: "init initWithName: initWithName:parameters:",
            property: CIFilter.propertyOfCIFilter,
            method: CIFilter.methodOfCIFilter,
            classMethod: CIFilter.classMethodOfCIFilter,
            initializer: CIFilter.initializerOfCIFilter)
    }

    private static func propertyOfCIFilter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIFilter.attributes)
        case 1: return .readOnly(\CIFilter.inputKeys)
        case 2: return .readOnly(\CIFilter.name)
        case 3: return .readOnly(\CIFilter.outputImage)
        default: return .readOnly(\CIFilter.outputKeys)
        }
    }

    nonisolated private static func methodOfCIFilter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CIFilter).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! CIFilter).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        default: return { r, _ in (r as! CIFilter).setDefaults() }
        }
    }

    nonisolated private static func classMethodOfCIFilter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CIFilter.Type).additionCompositing() }
        case 1: return { r, _ in (r as! CIFilter.Type).areaAverage() }
        case 2: return { r, _ in (r as! CIFilter.Type).blendWithAlphaMask() }
        case 3: return { r, _ in (r as! CIFilter.Type).blendWithMask() }
        case 4: return { r, _ in (r as! CIFilter.Type).bloom() }
        case 5: return { r, _ in (r as! CIFilter.Type).boxBlur() }
        case 6: return { r, _ in (r as! CIFilter.Type).bumpDistortion() }
        case 7: return { r, _ in (r as! CIFilter.Type).checkerboardGenerator() }
        case 8: return { r, _ in (r as! CIFilter.Type).code128BarcodeGenerator() }
        case 9: return { r, _ in (r as! CIFilter.Type).colorBlendMode() }
        case 10: return { r, _ in (r as! CIFilter.Type).colorBurnBlendMode() }
        case 11: return { r, _ in (r as! CIFilter.Type).colorControls() }
        case 12: return { r, _ in (r as! CIFilter.Type).colorCube() }
        case 13: return { r, _ in (r as! CIFilter.Type).colorDodgeBlendMode() }
        case 14: return { r, _ in (r as! CIFilter.Type).colorInvert() }
        case 15: return { r, _ in (r as! CIFilter.Type).colorMonochrome() }
        case 16: return { r, _ in (r as! CIFilter.Type).colorPosterize() }
        case 17: return { r, _ in (r as! CIFilter.Type).colorThreshold() }
        case 18: return { r, _ in (r as! CIFilter.Type).crystallize() }
        case 19: return { r, _ in (r as! CIFilter.Type).darkenBlendMode() }
        case 20: return { r, _ in (r as! CIFilter.Type).differenceBlendMode() }
        case 21: return { r, _ in (r as! CIFilter.Type).discBlur() }
        case 22: return { r, _ in (r as! CIFilter.Type).dissolveTransition() }
        case 23: return { r, _ in (r as! CIFilter.Type).edges() }
        case 24: return { r, _ in (r as! CIFilter.Type).exclusionBlendMode() }
        case 25: return { r, _ in (r as! CIFilter.Type).exposureAdjust() }
        case 26: return { r, _ in (r as! CIFilter.Type).falseColor() }
        case 27:
            return { r, a in
                (r as! CIFilter.Type).filterNames(
                    inCategories: ObjCRuntime.ObjCMessage.argument(a, 0, "filterNamesInCategories:", as: ([String]?).self))
            }
        case 28: return { r, _ in (r as! CIFilter.Type).gammaAdjust() }
        case 29: return { r, _ in (r as! CIFilter.Type).gaussianBlur() }
        case 30: return { r, _ in (r as! CIFilter.Type).gaussianGradient() }
        case 31: return { r, _ in (r as! CIFilter.Type).gloom() }
        case 32: return { r, _ in (r as! CIFilter.Type).hardLightBlendMode() }
        case 33: return { r, _ in (r as! CIFilter.Type).highlightShadowAdjust() }
        case 34: return { r, _ in (r as! CIFilter.Type).holeDistortion() }
        case 35: return { r, _ in (r as! CIFilter.Type).hueAdjust() }
        case 36: return { r, _ in (r as! CIFilter.Type).hueBlendMode() }
        case 37: return { r, _ in (r as! CIFilter.Type).lanczosScaleTransform() }
        case 38: return { r, _ in (r as! CIFilter.Type).lightenBlendMode() }
        case 39: return { r, _ in (r as! CIFilter.Type).linearGradient() }
        case 40: return { r, _ in (r as! CIFilter.Type).luminosityBlendMode() }
        case 41: return { r, _ in (r as! CIFilter.Type).maskToAlpha() }
        case 42: return { r, _ in (r as! CIFilter.Type).maximumCompositing() }
        case 43: return { r, _ in (r as! CIFilter.Type).minimumCompositing() }
        case 44: return { r, _ in (r as! CIFilter.Type).motionBlur() }
        case 45: return { r, _ in (r as! CIFilter.Type).multiplyBlendMode() }
        case 46: return { r, _ in (r as! CIFilter.Type).multiplyCompositing() }
        case 47: return { r, _ in (r as! CIFilter.Type).overlayBlendMode() }
        case 48: return { r, _ in (r as! CIFilter.Type).perspectiveCorrection() }
        case 49: return { r, _ in (r as! CIFilter.Type).perspectiveTransform() }
        case 50: return { r, _ in (r as! CIFilter.Type).photoEffectChrome() }
        case 51: return { r, _ in (r as! CIFilter.Type).photoEffectFade() }
        case 52: return { r, _ in (r as! CIFilter.Type).photoEffectInstant() }
        case 53: return { r, _ in (r as! CIFilter.Type).photoEffectMono() }
        case 54: return { r, _ in (r as! CIFilter.Type).photoEffectNoir() }
        case 55: return { r, _ in (r as! CIFilter.Type).photoEffectProcess() }
        case 56: return { r, _ in (r as! CIFilter.Type).photoEffectTonal() }
        case 57: return { r, _ in (r as! CIFilter.Type).photoEffectTransfer() }
        case 58: return { r, _ in (r as! CIFilter.Type).pinchDistortion() }
        case 59: return { r, _ in (r as! CIFilter.Type).pixellate() }
        case 60: return { r, _ in (r as! CIFilter.Type).qrCodeGenerator() }
        case 61: return { r, _ in (r as! CIFilter.Type).radialGradient() }
        case 62: return { r, _ in (r as! CIFilter.Type).randomGenerator() }
        case 63: return { r, _ in (r as! CIFilter.Type).saturationBlendMode() }
        case 64: return { r, _ in (r as! CIFilter.Type).screenBlendMode() }
        case 65: return { r, _ in (r as! CIFilter.Type).sepiaTone() }
        case 66: return { r, _ in (r as! CIFilter.Type).sharpenLuminance() }
        case 67: return { r, _ in (r as! CIFilter.Type).softLightBlendMode() }
        case 68: return { r, _ in (r as! CIFilter.Type).sourceAtopCompositing() }
        case 69: return { r, _ in (r as! CIFilter.Type).sourceInCompositing() }
        case 70: return { r, _ in (r as! CIFilter.Type).sourceOutCompositing() }
        case 71: return { r, _ in (r as! CIFilter.Type).sourceOverCompositing() }
        case 72: return { r, _ in (r as! CIFilter.Type).stripesGenerator() }
        case 73: return { r, _ in (r as! CIFilter.Type).temperatureAndTint() }
        case 74: return { r, _ in (r as! CIFilter.Type).twirlDistortion() }
        case 75: return { r, _ in (r as! CIFilter.Type).unsharpMask() }
        case 76: return { r, _ in (r as! CIFilter.Type).vibrance() }
        case 77: return { r, _ in (r as! CIFilter.Type).vignette() }
        case 78: return { r, _ in (r as! CIFilter.Type).vignetteEffect() }
        case 79: return { r, _ in (r as! CIFilter.Type).whitePointAdjust() }
        default: return { r, _ in (r as! CIFilter.Type).zoomBlur() }
        }
    }

    nonisolated private static func initializerOfCIFilter(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CIFilter() }
        case 1: return { a in CIFilter(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        default:
            return { a in
                CIFilter(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:parameters:", as: (String).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:parameters:", as: ([String: Any]?).self))
            }
        }
    }
}
