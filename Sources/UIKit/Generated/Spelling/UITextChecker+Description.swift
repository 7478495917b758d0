// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITextChecker {
    nonisolated static var descriptionOfUITextChecker: FrameworkClass {
        FrameworkClass(
            UITextChecker.self,
            properties: "ignoredWords",
            methods: """
                completionsForPartialWordRange:inString:language: guessesForWordRange:inString:language: ignoreWord: \
                rangeOfMisspelledWordInString:range:startingAt:wrap:language:
                """,
            classMethods: "availableLanguages hasLearnedWord: learnWord: unlearnWord:",
            property: UITextChecker.propertyOfUITextChecker,
            method: UITextChecker.methodOfUITextChecker,
            classMethod: UITextChecker.classMethodOfUITextChecker)
    }

    private static func propertyOfUITextChecker(_ index: Int) -> ClassDescription.Property {
        .value("ignoredWords", \UITextChecker.ignoredWords)
    }

    nonisolated private static func methodOfUITextChecker(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextChecker).completions(
                    forPartialWordRange: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "completionsForPartialWordRange:inString:language:", as: (NSRange).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "completionsForPartialWordRange:inString:language:", as: (String).self),
                    language: ObjCRuntime.ObjCMessage.argument(a, 2, "completionsForPartialWordRange:inString:language:", as: (String).self)
                )
            }
        case 1:
            return { r, a in
                (r as! UITextChecker).guesses(
                    forWordRange: ObjCRuntime.ObjCMessage.argument(a, 0, "guessesForWordRange:inString:language:", as: (NSRange).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "guessesForWordRange:inString:language:", as: (String).self),
                    language: ObjCRuntime.ObjCMessage.argument(a, 2, "guessesForWordRange:inString:language:", as: (String).self))
            }
        case 2:
            return { r, a in (r as! UITextChecker).ignoreWord(ObjCRuntime.ObjCMessage.argument(a, 0, "ignoreWord:", as: (String).self)) }
        default:
            return { r, a in
                (r as! UITextChecker).rangeOfMisspelledWord(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "rangeOfMisspelledWordInString:range:startingAt:wrap:language:", as: (String).self),
                    range: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "rangeOfMisspelledWordInString:range:startingAt:wrap:language:", as: (NSRange).self),
                    startingAt: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "rangeOfMisspelledWordInString:range:startingAt:wrap:language:", as: (Int).self),
                    wrap: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "rangeOfMisspelledWordInString:range:startingAt:wrap:language:", as: (Bool).self),
                    language: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "rangeOfMisspelledWordInString:range:startingAt:wrap:language:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfUITextChecker(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UITextChecker.Type).availableLanguages }
        case 1:
            return { r, a in
                (r as! UITextChecker.Type).hasLearnedWord(ObjCRuntime.ObjCMessage.argument(a, 0, "hasLearnedWord:", as: (String).self))
            }
        case 2:
            return { r, a in (r as! UITextChecker.Type).learnWord(ObjCRuntime.ObjCMessage.argument(a, 0, "learnWord:", as: (String).self)) }
        default:
            return { r, a in
                (r as! UITextChecker.Type).unlearnWord(ObjCRuntime.ObjCMessage.argument(a, 0, "unlearnWord:", as: (String).self))
            }
        }
    }
}
