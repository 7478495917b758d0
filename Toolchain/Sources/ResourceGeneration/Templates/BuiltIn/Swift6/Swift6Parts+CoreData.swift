extension Swift6Parts {
    /// The classes of data models' entities.
    ///
    /// Managed objects stay with their context's queue, so the classes are no values to pass on: what is passed on are their identifiers.
    ///
    /// Parameters besides: `extraImports`, `generateObjcName`.
    static let managedHead = #"""
        {% set accessModifier access %}
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

        """#

    /// The classes themselves, by `CoreDataParts.properties`.
    static let managedClasses = #"""
        {% for model in models %}
        {% for name, entity in model.entities %}
        {% set className entity.className %}
        {% set valid %}{{ className|swiftIdentifier:"valid" }}{% endset %}
        {% if not entity.shouldGenerateCode %}
        // Xcode writes the class of "{{ name }}"

        {% elif className != valid %}
        // "{{ className }}", the class of "{{ name }}", can be no name in Swift

        {% else %}
        {% set children %}{% for other, child in model.entities where child.superEntity == name %}{{ other }}{% endfor %}{% endset %}
        {% set override %}{{ "override " if entity.superEntity }}{% endset %}
        {% if param.generateObjcName %}
        @objc({{ className }})
        {% endif %}
        {{ accessModifier }} {{ "final " if not children and not entity.isAbstract }}class {{ className }}: {%+ call entityClass model entity.superEntity +%} {
          {{ override }}{{ accessModifier }} class var entityName: String { "{{ name }}" }

          {{ override }}{{ accessModifier }} class func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
            NSEntityDescription.entity(forEntityName: entityName, in: context)
          }

          @nonobjc {{ accessModifier }} class func makeFetchRequest() -> NSFetchRequest<{{ className }}> {
            NSFetchRequest<{{ className }}>(entityName: entityName)
          }

          {% for attribute in entity.attributes %}
          {% call attributeProperty attribute %}
          {% endfor %}
          {% for relationship in entity.relationships %}
          {% call relationshipProperty model relationship %}
          {% endfor %}
          {% for property in entity.fetchedProperties %}
          @NSManaged {{ accessModifier }} var {{ property.name }}: [{% call entityClass model property.fetchRequest.entity %}]
          {% endfor %}
        }

        {% if not entity.superEntity %}
        extension {{ className }}: Identifiable {}

        {% endif %}
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
        """#
}
