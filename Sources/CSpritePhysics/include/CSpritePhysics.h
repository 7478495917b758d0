#pragma once
// What SpriteKit needs of Box2D, in C: Swift sees no classes of C++. Lengths are metres, angles radians, times seconds.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SpriteWorld SpriteWorld;
typedef struct SpriteBody SpriteBody;
typedef struct SpriteJoint SpriteJoint;

typedef struct { float x, y; } SpriteVector;

/// Which bodies a body meets, and whom it tells the delegate of.
typedef struct { uint32_t category, collision, contact; } SpriteMasks;

/// Two bodies that began to touch, or came apart.
typedef struct {
    uintptr_t a, b;
    bool began;
    SpriteVector point, normal;
    float impulse;
} SpriteEvent;

SpriteWorld *SpriteWorldCreate(void);
void SpriteWorldDestroy(SpriteWorld *world);
void SpriteWorldSetGravity(SpriteWorld *world, SpriteVector gravity);
/// Goes on by a time. What begins and ends is added to the events.
void SpriteWorldStep(SpriteWorld *world, float seconds);
size_t SpriteWorldEventCount(const SpriteWorld *world);
void SpriteWorldForgetEvents(SpriteWorld *world);
SpriteEvent SpriteWorldEvent(const SpriteWorld *world, size_t index);
/// Calls `visit` for the bodies on a line, in no order, until it returns false.
void SpriteWorldRayCast(
    const SpriteWorld *world, SpriteVector from, SpriteVector to, void *context,
    bool (*visit)(void *context, uintptr_t id, SpriteVector point, SpriteVector normal));
/// Calls `visit` for the bodies whose shapes may be in a rectangle, until it returns false.
void SpriteWorldQuery(
    const SpriteWorld *world, SpriteVector low, SpriteVector high, void *context, bool (*visit)(void *context, uintptr_t id));

/// Makes a body that its owner knows by a number.
SpriteBody *SpriteBodyCreate(SpriteWorld *world, uintptr_t id, bool isDynamic, SpriteVector position, float angle);
void SpriteBodyDestroy(SpriteBody *body);
void SpriteBodyAddCircle(SpriteBody *body, SpriteVector center, float radius);
/// Adds a convex polygon of at most eight corners; one without an area is left out.
void SpriteBodyAddPolygon(SpriteBody *body, const SpriteVector *corners, int count);
/// Adds a line through points; points that lie on each other are left out.
void SpriteBodyAddChain(SpriteBody *body, const SpriteVector *points, int count, bool isLoop);
void SpriteBodyRemoveShapes(SpriteBody *body);
void SpriteBodySetDynamic(SpriteBody *body, bool isDynamic);
void SpriteBodySetMasks(SpriteBody *body, SpriteMasks masks);
void SpriteBodySetMaterial(SpriteBody *body, float density, float friction, float restitution);
void SpriteBodySetMotion(SpriteBody *body, float linearDamping, float angularDamping, bool hasGravity, bool rotates, bool isBullet);
void SpriteBodySetPinned(SpriteBody *body, bool isPinned);
void SpriteBodySetPlace(SpriteBody *body, SpriteVector position, float angle);
SpriteVector SpriteBodyPosition(const SpriteBody *body);
float SpriteBodyAngle(const SpriteBody *body);
void SpriteBodySetVelocity(SpriteBody *body, SpriteVector velocity);
SpriteVector SpriteBodyVelocity(const SpriteBody *body);
void SpriteBodySetSpin(SpriteBody *body, float spin);
float SpriteBodySpin(const SpriteBody *body);
bool SpriteBodyIsAwake(const SpriteBody *body);
void SpriteBodySetAwake(SpriteBody *body, bool isAwake);
float SpriteBodyMass(const SpriteBody *body);
SpriteVector SpriteBodyCenter(const SpriteBody *body);
void SpriteBodyApplyForce(SpriteBody *body, SpriteVector force, SpriteVector point);
void SpriteBodyApplyTorque(SpriteBody *body, float torque);
void SpriteBodyApplyImpulse(SpriteBody *body, SpriteVector impulse, SpriteVector point);
void SpriteBodyApplyAngularImpulse(SpriteBody *body, float impulse);
bool SpriteBodyContains(const SpriteBody *body, SpriteVector point);
/// Calls `visit` for the bodies that touch this one.
void SpriteBodyVisitTouching(const SpriteBody *body, void *context, void (*visit)(void *context, uintptr_t id));

/// Joints; all points are the world's. A joint goes with each of its bodies.
SpriteJoint *SpritePinCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor);
void SpritePinSet(SpriteJoint *joint, bool isLimited, float lower, float upper, float friction, float speed);
SpriteJoint *SpriteFixedCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor);
SpriteJoint *SpriteSpringCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchorA, SpriteVector anchorB);
void SpriteSpringSet(SpriteJoint *joint, float frequency, float damping);
SpriteJoint *SpriteSlidingCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchor, SpriteVector axis);
void SpriteSlidingSet(SpriteJoint *joint, bool isLimited, float lower, float upper);
SpriteJoint *SpriteLimitCreate(SpriteWorld *world, SpriteBody *a, SpriteBody *b, SpriteVector anchorA, SpriteVector anchorB);
void SpriteLimitSet(SpriteJoint *joint, float length);
float SpriteJointLength(const SpriteJoint *joint);
SpriteVector SpriteJointForce(const SpriteJoint *joint, float seconds);
float SpriteJointTorque(const SpriteJoint *joint, float seconds);
void SpriteJointDestroy(SpriteWorld *world, SpriteJoint *joint);

#ifdef __cplusplus
}
#endif
