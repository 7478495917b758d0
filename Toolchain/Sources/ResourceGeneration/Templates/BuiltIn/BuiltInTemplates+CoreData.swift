extension BuiltInTemplates {
    /// What generates classes of data models.
    static let coreData =
        BuiltInTemplate.swift4And5(
            parser: "coredata", name: "swift", parts: [CoreDataParts.head, CoreDataParts.properties, CoreDataParts.classes])
}

enum CoreDataParts {
    /// The beginning.
    static let head = #"""
        // swiftlint:disable all
        // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

        {% set accessModifier %}{{ "public" if param.publicAccess else "internal" }}{% endset %}
        // swiftlint:disable superfluous_disable_command implicit_return
        // swiftlint:disable sorted_imports
        import CoreData
        import Foundation
        {% for import in param.extraImports %}
        import {{ import }}
        {% empty %}
        {# One parameter is a text, several are a list #}
        {%- if param.extraImports %}
        import {{ param.extraImports }}
        {% endif %}
        {% endfor %}

        // swiftlint:disable attributes file_length vertical_whitespace_closing_braces
        // swiftlint:disable identifier_name line_length type_body_length

        """#

    /// What writes properties, and functions for relationships and fetch requests.
    static let properties = #"""
        {# What is read of a property, for a type that may be nil or not #}
        {%- macro read name type optional %}
          let key = "{{ name }}"
          willAccessValue(forKey: key)
          defer { didAccessValue(forKey: key) }

          {% if optional %}
          return primitiveValue(forKey: key) as? {{ type }}
          {% else %}
          guard let value = primitiveValue(forKey: key) as? {{ type }} else {
            fatalError("Could not convert value for key '\(key)' to type '{{ type }}'")
          }
          return value
          {% endif %}
        {% endmacro %}
        {%- macro readRaw name type optional nonOptionalInit %}
          let key = "{{ name }}"
          willAccessValue(forKey: key)
          defer { didAccessValue(forKey: key) }

          guard let value = primitiveValue(forKey: key) as? {{ type }}.RawValue else {
            {% if optional %}
            return nil
            {% else %}
            fatalError("Could not convert value for key '\(key)' to type '{{ type }}.RawValue'")
            {% endif %}
          }
          {% if optional or nonOptionalInit %}
          return {{ type }}(rawValue: value)
          {% else %}
          guard let result = {{ type }}(rawValue: value) else {
            fatalError("Could not convert value for key '\(key)' to type '{{ type }}'")
          }
          return result
          {% endif %}
        {% endmacro %}
        {%- macro write name value %}
          let key = "{{ name }}"
          willChangeValue(forKey: key)
          defer { didChangeValue(forKey: key) }

          setPrimitiveValue({{ value }}, forKey: key)
        {% endmacro %}
        {# A property whose accessors are written out #}
        {%- macro computed name type reader value %}
          {{ accessModifier }} var {{ name }}: {{ type }} {
            get {
              {% filter indent:4," ",true %}{{ reader }}{% endfilter %}
            }
            {% if value %}
            set {
              {% filter indent:4," ",true %}{% call write name value %}{% endfilter %}
            }
            {% endif %}
          }
        {% endmacro %}
        {%- macro attributeProperty attribute %}
          {% set rawType attribute.userInfo.RawType %}
          {% if rawType %}
          {% set optional %}{{ "?" if attribute.isOptional and not attribute.userInfo.unwrapOptional }}{% endset %}
          {% set type %}{{ rawType }}{{ optional }}{% endset %}
          {% set reader %}{% call readRaw attribute.name rawType optional attribute.userInfo.nonOptionalInit %}{% endset %}
          {% set value %}{% if not attribute.isDerived %}newValue{{ optional }}.rawValue{% endif %}{% endset %}
          {% call computed attribute.name type reader value %}
          {% elif attribute.usesScalarValueType and attribute.isOptional %}
          {% set type %}{{ attribute.typeName }}?{% endset %}
          {% set reader %}{% call read attribute.name attribute.typeName true %}{% endset %}
          {% set value %}{{ "newValue" if not attribute.isDerived }}{% endset %}
          {% call computed attribute.name type reader value %}
          {% elif attribute.isDerived %}
          {{ accessModifier }} var {{ attribute.name }}: {{ attribute.typeName }}{{ "?" if attribute.isOptional }} {
            {% filter indent:2," ",true %}{% call read attribute.name attribute.typeName attribute.isOptional %}{% endfilter %}
          }
          {% else %}
          @NSManaged {{ accessModifier }} var {{ attribute.name }}: {{ attribute.typeName }}{{ "?" if attribute.isOptional }}
          {% endif %}
        {% endmacro %}
        {%- macro entityClass model name %}{{ model.entities[name].className|default:"NSManagedObject" }}{% endmacro %}
        {%- macro relationshipProperty model relationship %}
          {% set destination %}{% call entityClass model relationship.destinationEntity %}{% endset %}
          {% set type %}{% if relationship.isToMany %}{% if relationship.isOrdered %}NSOrderedSet{% else %}Set<{{ destination }}>{% endif %}{% else %}{{ destination }}{% endif %}{% endset %}
          @NSManaged {{ accessModifier }} var {{ relationship.name }}: {{ type }}{{ "?" if relationship.isOptional }}
        {% endmacro %}
        {# What adds to a relationship and removes from it #}
        {%- macro accessors model relationship className %}
        {% set name %}{{ relationship.name|upperFirstLetter }}{% endset %}
        {% set destination %}{% call entityClass model relationship.destinationEntity %}{% endset %}
        {% set collection %}{% if relationship.isOrdered %}NSOrderedSet{% else %}Set<{{ destination }}>{% endif %}{% endset %}
        // MARK: Relationship {{ name }}

        extension {{ className }} {
          {% if relationship.isOrdered %}
          @objc(insertObject:in{{ name }}AtIndex:)
          @NSManaged public func insertInto{{ name }}(_ value: {{ destination }}, at idx: Int)

          @objc(removeObjectFrom{{ name }}AtIndex:)
          @NSManaged public func removeFrom{{ name }}(at idx: Int)

          @objc(insert{{ name }}:atIndexes:)
          @NSManaged public func insertInto{{ name }}(_ values: [{{ destination }}], at indexes: NSIndexSet)

          @objc(remove{{ name }}AtIndexes:)
          @NSManaged public func removeFrom{{ name }}(at indexes: NSIndexSet)

          @objc(replaceObjectIn{{ name }}AtIndex:withObject:)
          @NSManaged public func replace{{ name }}(at idx: Int, with value: {{ destination }})

          @objc(replace{{ name }}AtIndexes:with{{ name }}:)
          @NSManaged public func replace{{ name }}(at indexes: NSIndexSet, with values: [{{ destination }}])

          {% endif %}
          @objc(add{{ name }}Object:)
          @NSManaged public func addTo{{ name }}(_ value: {{ destination }})

          @objc(remove{{ name }}Object:)
          @NSManaged public func removeFrom{{ name }}(_ value: {{ destination }})

          @objc(add{{ name }}:)
          @NSManaged public func addTo{{ name }}(_ values: {{ collection }})

          @objc(remove{{ name }}:)
          @NSManaged public func removeFrom{{ name }}(_ values: {{ collection }})
        }

        {% endmacro %}
        {%- macro fetch request className %}
          {% set result %}
            {%- if request.resultType == "Object" %}{{ className }}
            {%- elif request.resultType == "Object ID" %}NSManagedObjectID
            {%- elif request.resultType == "Dictionary" %}[String: Any]
            {%- else %}NSNumber
            {%- endif %}
          {%- endset %}
          class func fetch{{ request.name|upperFirstLetter }}(managedObjectContext: NSManagedObjectContext
            {%- for variable, type in request.substitutionVariables -%}
              , {{ variable|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}: {{ type }}
            {%- endfor -%}
          ) throws -> [{{ result }}] {
            guard let persistentStoreCoordinator = managedObjectContext.persistentStoreCoordinator else {
              fatalError("Managed object context has no persistent store coordinator for getting fetch request templates")
            }
            let model = persistentStoreCoordinator.managedObjectModel
            let substitutionVariables: [String: Any] = [
              {% for variable, type in request.substitutionVariables %}
              "{{ variable }}": {{ variable|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{{ "," if not forloop.last }}
              {% empty %}
              :
              {% endfor %}
            ]

            guard let fetchRequest = model.fetchRequestFromTemplate(withName: "{{ request.name }}", substitutionVariables: substitutionVariables) else {
              fatalError("No fetch request template named '{{ request.name }}' found.")
            }

            guard let result = try managedObjectContext.fetch(fetchRequest) as? [{{ result }}] else {
              fatalError("Unable to cast fetch result to correct result type.")
            }

            return result
          }

        {% endmacro %}
        """#

    /// The entities' classes.
    static let classes = #"""
        {% for model in models %}
        {% for name, entity in model.entities %}
        {% set className entity.className %}
        {% set valid %}{{ className|swiftIdentifier:"valid" }}{% endset %}
        // MARK: - {{ name }}

        {% if not entity.shouldGenerateCode %}
        // Note: '{{ name }}' has codegen enabled for Xcode, skipping code generation.

        {% elif className != valid %}
        // Warning: '{{ className }}' cannot be a valid type name, skipping code generation.

        {% else %}
        {% set children %}{% for other, child in model.entities where child.superEntity == name %}{{ other }}{% endfor %}{% endset %}
        {% set override %}{{ "override " if entity.superEntity }}{% endset %}
        {% if param.generateObjcName %}
        @objc({{ className }})
        {% endif %}
        {{ accessModifier }} {{ "final " if not children and not entity.isAbstract }}class {{ className }}: {%+ call entityClass model entity.superEntity +%} {
          {{ override }}{{ accessModifier }} class var entityName: String {
            return "{{ name }}"
          }

          {{ override }}{{ accessModifier }} class func entity(in managedObjectContext: NSManagedObjectContext) -> NSEntityDescription? {
            return NSEntityDescription.entity(forEntityName: entityName, in: managedObjectContext)
          }

          @available(*, deprecated, renamed: "makeFetchRequest", message: "To avoid collisions with the less concrete method in `NSManagedObject`, please use `makeFetchRequest()` instead.")
          @nonobjc {{ accessModifier }} class func fetchRequest() -> NSFetchRequest<{{ className }}> {
            return NSFetchRequest<{{ className }}>(entityName: entityName)
          }

          @nonobjc {{ accessModifier }} class func makeFetchRequest() -> NSFetchRequest<{{ className }}> {
            return NSFetchRequest<{{ className }}>(entityName: entityName)
          }

          // swiftlint:disable discouraged_optional_boolean discouraged_optional_collection implicit_getter
          {% for attribute in entity.attributes %}
          {% call attributeProperty attribute %}
          {% endfor %}
          {% for relationship in entity.relationships %}
          {% call relationshipProperty model relationship %}
          {% endfor %}
          {% for property in entity.fetchedProperties %}
          @NSManaged {{ accessModifier }} var {{ property.name }}: [{% call entityClass model property.fetchRequest.entity %}]
          {% endfor %}
          // swiftlint:enable discouraged_optional_boolean discouraged_optional_collection implicit_getter
        }

        {% for relationship in entity.relationships where relationship.isToMany %}
        {% call accessors model relationship className %}
        {% endfor %}
        {% if model.fetchRequests[name] %}
        // MARK: Fetch Requests

        extension {{ className }} {
          {% for request in model.fetchRequests[name] %}
          {% call fetch request className %}
          {% endfor %}
        }

        {% endif %}
        {% endif %}
        {% endfor %}
        {% endfor %}
        // swiftlint:enable identifier_name line_length type_body_length
        """#
}
