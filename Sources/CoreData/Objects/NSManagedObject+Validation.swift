import SampanFoundation

extension NSManagedObject {
    /// Checks all properties before the object is saved.
    final func validateProperties() throws {
        fulfill()
        var errors: [NSError] = []
        for slot in layout.validatedSlots {
            let described = layout.slots[slot]
            do {
                switch described.kind {
                case .attribute(let attribute): try validate(attribute, values[slot])
                case .toOne(let relationship):
                    if !relationship.isOptional, values[slot].isNull {
                        throw error(NSValidationMissingMandatoryPropertyError, relationship.name, nil)
                    }
                case .toMany(let relationship): if !values[slot].isUnfetched { try validate(relationship, values[slot]) }
                }
            } catch { errors.append(error as NSError) }
        }
        if let error = Validation.joined(errors) { throw error }
    }

    private func validate(_ attribute: NSAttributeDescription, _ value: ManagedValue) throws {
        if value.isNull {
            if !attribute.isOptional, !(attribute is NSDerivedAttributeDescription) {
                throw error(NSValidationMissingMandatoryPropertyError, attribute.name, nil)
            }
            return
        }
        guard !attribute.validationPredicates.isEmpty else { return }
        let value = attribute.object(value)
        for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = index < attribute.validationWarnings.count ? attribute.validationWarnings[index] : nil
            let code = (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError
            throw error(code, attribute.name, value, predicate: predicate, text: warning as? String)
        }
    }

    private func validate(_ relationship: NSRelationshipDescription, _ value: ManagedValue) throws {
        let count = value.identifiers.count
        if count == 0, relationship.isOptional { return }
        // What is required is a set; how many are in it is the minimum's, which a model may leave open.
        if count < relationship.minCount {
            throw error(
                NSValidationRelationshipLacksMinimumCountError, relationship.name, object(of: value, layout.index[relationship.name]!))
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw error(
                NSValidationRelationshipExceedsMaximumCountError, relationship.name, object(of: value, layout.index[relationship.name]!))
        }
    }

    /// Checks a value for a property.
    final func validate(_ value: Any?, _ key: String) throws {
        guard let slot = layout.index[key] else { undefined(key) }
        switch layout.slots[slot].kind {
        case .attribute(let attribute): try validate(attribute, attribute.stored(value))
        case .toOne(let relationship):
            if !relationship.isOptional, value == nil { throw error(NSValidationMissingMandatoryPropertyError, key, nil) }
        case .toMany(let relationship): try validate(relationship, stored(value, slot))
        }
    }

    /// Checks that no relationship forbids the deletion.
    final func validateDeletion() throws {
        var errors: [NSError] = []
        for slot in layout.relationshipSlots {
            guard let relationship = layout.slots[slot].relationship, relationship.deleteRule == .denyDeleteRule else { continue }
            willRead(slot)
            guard !values.isEmpty else { continue }
            let left = values[slot].identifiers.compactMap(relatedObject).filter { !$0.flags.isDeleted }
            if !left.isEmpty {
                errors.append(error(NSValidationRelationshipDeniedDeleteError, relationship.name, object(of: values[slot], slot)))
            }
        }
        if let error = Validation.joined(errors) { throw error }
    }

    private func error(_ code: Int, _ key: String, _ value: Any?, predicate: NSPredicate? = nil, text: String? = nil) -> NSError {
        var info: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
        info[NSValidationValueErrorKey] = value
        info[NSValidationPredicateErrorKey] = predicate
        info[NSLocalizedDescriptionKey] = Validation.sentence(code, key, text)
        info["NSValidationErrorShouldAttemptRecoveryKey"] = true
        return CoreDataError.error(code, info)
    }
}

enum Validation {
    /// One error for several; `nil` for none.
    static func joined(_ errors: [NSError]) -> NSError? {
        if errors.count <= 1 { return errors.first }
        return CoreDataError.error(
            NSValidationMultipleErrorsError,
            [NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred."])
    }

    /// What is wrong, for people to read.
    static func sentence(_ code: Int, _ key: String, _ text: String?) -> String {
        switch code {
        case NSValidationMissingMandatoryPropertyError: "\(key) is a required value."
        case NSValidationRelationshipLacksMinimumCountError: "\(key) has too few objects."
        case NSValidationRelationshipExceedsMaximumCountError: "\(key) has too many objects."
        case NSValidationRelationshipDeniedDeleteError: "Items cannot be deleted from \(key)."
        case NSValidationNumberTooLargeError: "\(key) is too large."
        case NSValidationNumberTooSmallError: "\(key) is too small."
        case NSValidationDateTooLateError: "\(key) is too late."
        case NSValidationDateTooSoonError: "\(key) is too soon."
        case NSValidationStringTooLongError: "\(key) is too long."
        case NSValidationStringTooShortError: "\(key) is too short."
        case NSValidationStringPatternMatchingError: "\(key) does not match the pattern."
        default: text ?? "\(key) is not valid."
        }
    }
}
