// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKRecurrenceRule {
    nonisolated static var descriptionOfEKRecurrenceRule: FrameworkClass {
        FrameworkClass(
            EKRecurrenceRule.self,
            properties: """
                calendarIdentifier daysOfTheMonth daysOfTheWeek daysOfTheYear firstDayOfTheWeek frequency interval monthsOfTheYear \
                recurrenceEnd setPositions weeksOfTheYear
                """,
            methods: "copyWithZone:",
            initializers: """
                initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end: \
                initWithRecurrenceWith:interval:end:
                """,
            property: EKRecurrenceRule.propertyOfEKRecurrenceRule,
            method: EKRecurrenceRule.methodOfEKRecurrenceRule,
            initializer: EKRecurrenceRule.initializerOfEKRecurrenceRule)
    }

    private static func propertyOfEKRecurrenceRule(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKRecurrenceRule.calendarIdentifier)
        case 1: return .readOnly(\EKRecurrenceRule.daysOfTheMonth)
        case 2: return .readOnly(\EKRecurrenceRule.daysOfTheWeek)
        case 3: return .readOnly(\EKRecurrenceRule.daysOfTheYear)
        case 4: return .readOnly(\EKRecurrenceRule.firstDayOfTheWeek)
        case 5: return .readOnly(\EKRecurrenceRule.frequency)
        case 6: return .readOnly(\EKRecurrenceRule.interval)
        case 7: return .readOnly(\EKRecurrenceRule.monthsOfTheYear)
        case 8: return .value("recurrenceEnd", \EKRecurrenceRule.recurrenceEnd)
        case 9: return .readOnly(\EKRecurrenceRule.setPositions)
        default: return .readOnly(\EKRecurrenceRule.weeksOfTheYear)
        }
    }

    nonisolated private static func methodOfEKRecurrenceRule(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! EKRecurrenceRule).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfEKRecurrenceRule(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                EKRecurrenceRule(
                    recurrenceWith: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: (EKRecurrenceFrequency).self),
                    interval: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: (Int).self),
                    daysOfTheWeek: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([EKRecurrenceDayOfWeek]?).self),
                    daysOfTheMonth: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([NSNumber]?).self),
                    monthsOfTheYear: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([NSNumber]?).self),
                    weeksOfTheYear: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([NSNumber]?).self),
                    daysOfTheYear: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([NSNumber]?).self),
                    setPositions: ObjCRuntime.ObjCMessage.argument(
                        a, 7,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: ([NSNumber]?).self),
                    end: ObjCRuntime.ObjCMessage.argument(
                        a, 8,
                        "initWithRecurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:",
                        as: (EKRecurrenceEnd?).self))
            }
        default:
            return { a in
                EKRecurrenceRule(
                    recurrenceWith: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithRecurrenceWith:interval:end:", as: (EKRecurrenceFrequency).self),
                    interval: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithRecurrenceWith:interval:end:", as: (Int).self),
                    end: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithRecurrenceWith:interval:end:", as: (EKRecurrenceEnd?).self))
            }
        }
    }
}
